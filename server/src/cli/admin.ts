import { openDatabase } from '@colocdar/api/db/database'
import { createAdministrator } from '@colocdar/api/features/comptes/comptes-administrator.service'
import { requireSchema } from '@colocdar/api/migrate'
import { AppError } from '@colocdar/contracts/errors'
import { paths } from '@colocdar/contracts/paths'
import { runToEnd } from '../process/lifecycle.ts'
import { StartupError } from '../process/startup-error.ts'
import { readConfig } from '../start/config.ts'
import { refuseDemo } from '../start/refuse-demo.ts'
import { openCommandDatabase } from './command-database.ts'

/** `npm run admin -- create EMAIL`: makes an administrator, also while the server runs. */
await runToEnd(async (stops) => {
  const [action, email] = process.argv.slice(2)
  if (action !== 'create' || !email) throw new StartupError('Usage : npm run admin -- create EMAIL')

  const config = readConfig(process.env, 'command')
  const url = await openCommandDatabase(config, stops)
  await requireSchema(url)
  const database = openDatabase({ url, maxConnections: 2 })
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
