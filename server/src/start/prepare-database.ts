import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Db, openDatabase } from '@colocdar/api/db/database'
import { seedReperes } from '@colocdar/api/features/reperes/reperes.service'
import { hasUtilisateurs } from '@colocdar/api/features/utilisateurs/utilisateurs-account.service'
import { hasVilles } from '@colocdar/api/features/villes/villes.service'
import { migrateDatabase } from '@colocdar/api/migrate'
import type { Stop } from '../process/lifecycle.ts'
import { StartupError } from '../process/startup-error.ts'
import type { Config } from './config.ts'
import { refuseDemo } from './refuse-demo.ts'

type Fill = (databaseUrl: string, stops: Stop[]) => Promise<void>

/**
 * Brings the schema up to date, gives an empty database its first content and others the landmarks that they lack, one
 * process at a time. Production refuses the demo's.
 */
export const prepareDatabase = (
  config: Config,
  databaseUrl: string,
  stops: Stop[],
  fill: Fill = fillDatabase,
): Promise<void> =>
  migrateDatabase(databaseUrl, async () => {
    const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 1 })
    try {
      if (config.mode === 'production') await refuseDemo(db)
      if (await lacksContent(config, db)) await fill(databaseUrl, stops)
      // What a release brings also reaches a database that has its cities.
      else await seedReperes(db)
    } finally {
      await close()
    }
  })

/** For processes of ours: their database, whichever setting named it. */
export const databaseEnv = (url: string): NodeJS.ProcessEnv => ({ DATABASE_URL: url, DATABASE_URL_FILE: '' })

const lacksContent = async ({ mode }: Config, db: Db): Promise<boolean> =>
  !(await hasVilles(db)) || (mode === 'demo' && !(await hasUtilisateurs(db)))

/** In a separate process, so that the memory used for drawing a hundred pictures is freed. */
const fillDatabase: Fill = async (databaseUrl, stops) => {
  const script = fileURLToPath(new URL('fill-database.ts', import.meta.url))
  const child = fork(script, process.argv.slice(2), {
    env: { ...process.env, ...databaseEnv(databaseUrl) },
    execArgv: [...process.execArgv, `--import=${new URL('quick-imports.ts', import.meta.url)}`],
  })
  const exited = once(child, 'exit')
  stops.push(async () => {
    if (child.kill('SIGTERM')) await exited
  })
  const [code] = await exited
  if (code !== 0) throw new StartupError('Le premier contenu de la base n’a pas pu être chargé.')
}
