import { joinEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import type { Stop } from '../process/lifecycle.ts'
import type { Config } from '../start/config.ts'
import { reachDatabase } from '../start/reach-database.ts'

/** The address of the database that a command works on: the embedded one is started unless the site runs. */
export const openCommandDatabase = async (
  { DATABASE_URL, DATABASE_LISTEN_URL, DATA_DIR: dataDir, WAL_ARCHIVE_DIR: archive }: Config,
  stops: Stop[],
  openEmbedded = joinEmbeddedPostgres,
): Promise<string> => {
  if (DATABASE_URL) return reachDatabase({ DATABASE_URL, DATABASE_LISTEN_URL })
  const postgres = await openEmbedded({ dataDir, archive, log: console.log })
  stops.push(() => postgres.stop())
  return postgres.url
}
