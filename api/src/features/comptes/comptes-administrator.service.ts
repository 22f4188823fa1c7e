import { AppError } from '@colocdar/contracts/errors'
import { email as emailSchema } from '@colocdar/contracts/text'
import * as z from 'zod'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { insertCompte, lockRecipient } from '../auth/auth.repository.ts'
import { issueToken } from '../auth/auth-tokens.service.ts'
import { hashPassword } from '../auth/passwords.ts'
import { newToken } from '../auth/tokens.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { updateCompte } from './comptes-changes.repository.ts'

export interface NewAdministrator {
  id: number
  username: string
  email: string
  /** False when the account was there already and only got the role. */
  created: boolean
  /** For the page that sets a new password: works once, for an hour. */
  token: string
}

/** The first administrator, made from the command line by whoever holds the machine. */
export const createAdministrator = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  typedEmail: string,
): Promise<NewAdministrator> => {
  const email = parseEmail(typedEmail)
  const passwordHash = await hashPassword(newToken())
  return db.transaction(async (tx) => {
    const now = clock()
    const known = await lockRecipient(tx, { email })
    if (known?.blockedAt) throw new AppError('CONFLICT', { message: 'Ce compte est bloqué.' })
    const compte = known ?? (await insertNewCompte(tx, { email, passwordHash, termsAcceptedAt: now }))
    await updateCompte(tx, compte.id, {
      roles: ['ROLE_USER', 'ROLE_ADMIN'],
      emailVerifiedAt: known?.emailVerifiedAt ?? now,
    })
    const token = await issueToken(tx, { purpose: 'reset', utilisateurId: compte.id, mailId: null, now })
    // Nobody is signed in on a command line: the account speaks for itself.
    await recordJournal(tx, {
      acteurId: compte.id,
      action: 'giveAdmin',
      objet: 'utilisateur',
      objetId: compte.id,
      apres: { roles: ['ROLE_USER', 'ROLE_ADMIN'], created: known === null },
      createdAt: now,
    })
    return { id: compte.id, username: compte.username, email: compte.email, created: known === null, token }
  })
}

const parseEmail = (typed: string): string => {
  const result = z.safeParse(
    emailSchema({ required: "L'email est requis", invalid: "L'email n'est pas valide" }),
    typed,
  )
  if (result.success) return result.data
  throw new AppError('INVALID', { message: result.error.issues[0]?.message ?? "L'email n'est pas valide" })
}

// Far more than there will ever be accounts of one name; without an end a defect would loop for ever.
const mostTries = 1000

const insertNewCompte = async (tx: Db, account: { email: string; passwordHash: string; termsAcceptedAt: Date }) => {
  const base = usernameFrom(account.email)
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    const username = attempt === 1 ? base : `${base}${attempt}`
    const id = await insertCompte(tx, { ...account, username })
    if (id !== null) return { id, username, email: account.email }
  }
  throw new AppError('USERNAME_TAKEN')
}

/** `amina.b+coloc@exemple.ma` becomes `amina.bcoloc`: what the sign-up form would accept. */
const usernameFrom = (email: string): string => {
  const name = email
    .slice(0, email.indexOf('@'))
    .replace(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, 26)
  return name.length >= 3 ? name : `admin-${name}`
}
