import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tightenFolder } from '@colocdar/api/storage/create-folder'

/** Closes the folders that an earlier version left open to other accounts: photos, the log of PostgreSQL. */
export const tightenDataFolder = (dataDir: string): void => {
  const uploads = join(dataDir, 'uploads')
  // Only where we put something before: the setting may name a folder that is used for other things as well.
  if (![uploads, join(dataDir, 'postgres')].some((path) => existsSync(path))) return
  tightenFolder(dataDir)
  tightenFolder(uploads)
}
