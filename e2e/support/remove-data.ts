import { realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** As root the database lives outside the data folder, behind a link. A child of `initdb` may still write there. */
export const removeDataFolder = async (folder: string): Promise<void> => {
  const database = await realpath(join(folder, 'postgres')).catch(() => null)
  for (const each of [database, folder])
    if (each) await rm(each, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
