import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder, tightenFolder } from '@colocdar/api/storage/create-folder'
import { unusable } from '../embedded-postgres/home.ts'
import type { Config } from './config.ts'

/** Says at the start why nothing can be written to the data folder, not to the first member with a photo. */
export const openDataFolder = ({
  DATA_DIR: dataDir,
  DATABASE_URL,
  UPLOADS_URL,
}: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'UPLOADS_URL'>): void => {
  try {
    tightenDataFolder(dataDir)
    if (DATABASE_URL && UPLOADS_URL) return
    createFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw unusable(dataDir, error as NodeJS.ErrnoException)
  }
}

/** Closes the folders that an earlier version left open to other accounts: photos, the log of PostgreSQL. */
const tightenDataFolder = (dataDir: string): void => {
  const uploads = join(dataDir, 'uploads')
  // Only where we put something before: the setting may name a folder that is used for other things as well.
  if (![uploads, join(dataDir, 'postgres')].some((path) => existsSync(path))) return
  tightenFolder(dataDir)
  tightenFolder(uploads)
}
