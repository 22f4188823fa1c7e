import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '@colocdar/api/migrate'
import { templateDatabase } from '@colocdar/api/testing/database'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { putInMemory } from './memory-home.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A private PostgreSQL; its first database is the migrated template. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run, migrated once; each test file copies the template. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'colocdar-test-'))
  putInMemory(folder)
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    log: () => {},
    databases: [templateDatabase, 'postgres'],
    fast: true,
  })
  await migrateDatabase(postgres.url)
  project.provide('postgresUrl', postgres.url)

  return async () => {
    await postgres.stop()
    await rm(await realpath(join(folder, 'postgres')), { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}
