import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '@colocdar/api/migrate'
import { startEmbeddedPostgres } from '@colocdar/server/embedded-postgres/embedded-postgres'
import { removeDataFolder } from '../../e2e/support/remove-data.ts'
import { createCatalogue } from './catalogue.ts'

export interface Workbench {
  dataDir: string
  /** The URL of the catalogue with this many offers. */
  databaseOf(offres: number): string
  dispose(): Promise<void>
}

/** A PostgreSQL in a temporary folder, with one database per size of catalogue. */
export const openWorkbench = async (sizes: number[]): Promise<Workbench> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'colocdar-bench-'))
  const nameOf = (offres: number) => `offres_${offres}`
  const databases = sizes.map(nameOf)
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, databases, fast: true })
  const databaseOf = (offres: number) => postgres.url.replace(`/${databases[0]}?`, `/${nameOf(offres)}?`)
  for (const offres of sizes) {
    await migrateDatabase(databaseOf(offres))
    await createCatalogue(databaseOf(offres), offres)
  }
  return {
    dataDir,
    databaseOf,
    async dispose() {
      await postgres.stop()
      await removeDataFolder(dataDir)
    },
  }
}
