import { openDatabase } from '@colocdar/api/db/database'
import { createAdministrator } from '@colocdar/api/features/comptes/comptes-administrator.service'
import { requireSchema } from '@colocdar/api/migrate'
import { AppError } from '@colocdar/contracts/errors'
import { paths } from '@colocdar/contracts/paths'
import { joinEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { runToEnd } from '../process/lifecycle.ts'
import { StartupError } from '../process/startup-error.ts'
import { readConfig } from '../start/config.ts'
import { reachDatabase } from '../start/reach-database.ts'
import { refuseDemo } from '../start/refuse-demo.ts'

/** `npm run admin -- create EMAIL`: makes an administrator, also while the server runs. */
await runToEnd(async (stops) => {
  const [action, email] = process.argv.slice(2)
  if (action !== 'create' || !email) throw new StartupError('Usage : npm run admin -- create EMAIL')

  const config = readConfig(process.env, 'command')
  const postgres = config.DATABASE_URL
    ? { url: await reachDatabase(config.DATABASE_URL), stop: async () => {} }
    : await joinEmbeddedPostgres({ dataDir: config.DATA_DIR, archive: config.WAL_ARCHIVE_DIR, log: console.log })
  stops.push(() => postgres.stop())
  await requireSchema(postgres.url)
  const database = openDatabase({ url: postgres.url, maxConnections: 2 })
  stops.push(() => database.close())
  await refuseDemo(database.db)

  const { username, created, token } = await createAdministrator(
    { db: database.db, clock: () => new Date() },
    email,
  ).catch(inOneSentence)
  console.log(`${created ? 'Compte créé' : 'Compte existant'} : ${username}, administrateur.`)
  if (!created) console.log('Son mot de passe, ses sessions et les liens reçus par e-mail ne valent plus.')
  console.log('Lien pour choisir le mot de passe, valable une fois et une heure :')
  console.log(`${config.PUBLIC_URL}${paths.resetPassword(token)}`)
})

function inOneSentence(error: unknown): never {
  throw error instanceof AppError ? new StartupError(error.message) : error
}
