import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '@colocdar/api/migrate'
import { startEmbeddedPostgres } from '@colocdar/server/embedded-postgres/embedded-postgres'
import pg from 'pg'
import { removeDataFolder } from '../../e2e/support/remove-data.ts'
import { createCatalogue } from './catalogue.ts'

export interface Workbench {
  dataDir: string
  /** The URL of the catalogue with this many offers. */
  databaseOf(offres: number): string
  dispose(): Promise<void>
}

/**
 * A PostgreSQL in a temporary folder, with one database per size of catalogue. With BENCH_DATA in that folder, which stays:
 * a later run finds its catalogues there, and loads a million offers only once. `fill` completes a new catalogue.
 */
export const openWorkbench = async (
  sizes: number[],
  fill: (databaseUrl: string, offres: number) => Promise<void> = async () => {},
): Promise<Workbench> => {
  const kept = process.env.BENCH_DATA
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'colocdar-bench-')))
  const nameOf = (offres: number) => `offres_${offres}`
  const databases = sizes.map(nameOf)
  const start = () => startEmbeddedPostgres({ dataDir, log: () => {}, databases, fast: true })
  const urlIn = (url: string, offres: number) => url.replace(`/${databases[0]}?`, `/${nameOf(offres)}?`)
  const loading = await start()
  for (const offres of sizes) {
    const url = urlIn(loading.url, offres)
    await migrateDatabase(url)
    if (await isEmpty(url)) {
      await createCatalogue(url, offres)
      await fill(url, offres)
    }
    // What a site's autovacuum does within a minute, and the embedded server of tests hardly ever: without statistics of all
    // tables plans are not those of a site. Migrations may have rewritten a catalogue that was there.
    await inDatabase(url, (client) => client.query('vacuum (analyze)'))
  }
  await loading.stop()
  // As a site starts with so much data: its cache is sized by it.
  const postgres = await start()
  return {
    dataDir,
    databaseOf: (offres) => urlIn(postgres.url, offres),
    async dispose() {
      await postgres.stop()
      if (!kept) await removeDataFolder(dataDir)
    },
  }
}

const isEmpty = (url: string): Promise<boolean> =>
  inDatabase(url, async (client) => (await client.query('select from offres limit 1')).rowCount === 0)

const inDatabase = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
