import { realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** As root the database lives outside the data folder, behind a link. */
export const removeDataFolder = async (folder: string): Promise<void> => {
  const database = await realpath(join(folder, 'postgres')).catch(() => null)
  if (database) await rm(database, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
