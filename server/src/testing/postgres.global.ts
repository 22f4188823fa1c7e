import { join } from 'node:path'
import { migrateDatabase } from '@colocdar/api/migrate'
import { templateDatabase } from '@colocdar/api/testing/database'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { openHome } from '../embedded-postgres/home.ts'
import { copyCluster, newDataFolder, removeDataFolder } from './data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A private PostgreSQL; its first database is the migrated template. */
    postgresUrl: string
    /** The files of the same one before its first test, for servers that have a PostgreSQL of their own. */
    preparedCluster: string
  }
}

/** One PostgreSQL for the whole run, migrated once; each test file copies the template. */
export default async function setup(project: TestProject) {
  const folder = newDataFolder('colocdar-test-')
  const databases = [templateDatabase, 'postgres']
  const start = () => startEmbeddedPostgres({ dataDir: folder, log: () => {}, databases, fast: true })
  let postgres = await start()
  await migrateDatabase(postgres.url)
  if (project.name === 'processes') {
    await postgres.stop()
    const { path } = openHome(folder)
    copyCluster(join(path, 'cluster'), join(path, 'prepared'))
    project.provide('preparedCluster', join(path, 'prepared'))
    postgres = await start()
  }
  project.provide('postgresUrl', postgres.url)

  return async () => {
    await postgres.stop()
    removeDataFolder(folder)
  }
}
