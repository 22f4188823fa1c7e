import { readFileSync, statSync } from 'node:fs'
import { StartupError } from '../process/startup-error.ts'

export interface Account {
  name: string
  uid: number
  gid: number
}

/**
 * The account that runs PostgreSQL, which refuses to run as root. A home created by an ordinary user stays
 * theirs, so that running once with sudo does not lock them out.
 */
export function accountFor(home: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(home, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  const users = readUsers()
  const account = users.get('postgres') ?? users.get('nobody')
  if (account) return account
  throw new StartupError(
    'PostgreSQL refuse de tourner sous root et cette machine n’a ni utilisateur postgres ni utilisateur nobody : lancez Colocdar sous un compte ordinaire, ou indiquez DATABASE_URL.',
  )
}

function readUsers(): Map<string, Account> {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', , uid, gid] = line.split(':')
      return [name, { name, uid: Number(uid), gid: Number(gid) }]
    }),
  )
}
