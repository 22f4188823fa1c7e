import { createServers } from '@colocdar/api/db/connection/servers'
import { openDatabase } from '@colocdar/api/db/database'
import type { Deps } from '@colocdar/api/deps'
import { createAdministrator } from '@colocdar/api/features/comptes/comptes-administrator.service'
import { resetFacteur } from '@colocdar/api/features/facteurs/facteurs.service'
import { openJobs } from '@colocdar/api/jobs/jobs'
import { createMailQueue } from '@colocdar/api/mail/mail-queue'
import { featureMails } from '@colocdar/api/mails'
import { requireSchema } from '@colocdar/api/migrate'
import { AppError } from '@colocdar/contracts/errors'
import { paths } from '@colocdar/contracts/paths'
import { runToEnd } from '../process/lifecycle.ts'
import { StartupError } from '../process/startup-error.ts'
import { readConfig } from '../start/config.ts'
import { refuseDemo } from '../start/refuse-demo.ts'
import { openCommandDatabase } from './command-database.ts'

type Action = (deps: Pick<Deps, 'db' | 'mails' | 'clock'>, email: string, publicUrl: string) => Promise<string[]>

const create: Action = async (deps, email, publicUrl) => {
  const { username, created, token } = await createAdministrator(deps, email)
  return [
    `${created ? 'Compte créé' : 'Compte existant'} : ${username}, administrateur.`,
    ...(created ? [] : ['Son mot de passe, ses sessions et les liens reçus par e-mail ne valent plus.']),
    'Lien pour choisir le mot de passe, valable une fois et une heure :',
    `${publicUrl}${paths.resetPassword(token)}`,
  ]
}

const resetFactor: Action = async (deps, email) => {
  const { username } = await resetFacteur(deps, email)
  return [`Second facteur de ${username} retiré, sessions terminées : la prochaine connexion en installe un autre.`]
}

const actions: Record<string, Action> = { create, 'reset-factor': resetFactor }

/** `npm run admin -- create EMAIL` and `reset-factor EMAIL`, also while the server runs, which sends their mails. */
await runToEnd(async (stops) => {
  const [name = '', email] = process.argv.slice(2)
  const act = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!act || !email) throw new StartupError('Usage : npm run admin -- create|reset-factor EMAIL')

  const config = readConfig(process.env, 'command')
  const url = await openCommandDatabase(config, stops)
  await requireSchema(url)
  const servers = createServers(url)
  const database = openDatabase({ servers, maxConnections: 2 })
  stops.push(() => database.close())
  await refuseDemo(database.db)
  const jobs = await openJobs({ servers, log: { warn: (_details, message) => console.error(message) } })
  stops.push(() => jobs.stop())

  const deps = { db: database.db, mails: createMailQueue(jobs, featureMails), clock: () => new Date() }
  for (const line of await act(deps, email, config.PUBLIC_URL).catch(inOneSentence)) console.log(line)
})

function inOneSentence(error: unknown): never {
  throw error instanceof AppError ? new StartupError(error.message) : error
}
