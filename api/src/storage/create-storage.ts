import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

/** Where UPLOADS_URL says, else in a folder of our own. */
export const createStorage = ({ url, folder }: { url?: string | undefined; folder: string }): Storage =>
  url ? s3Storage(url) : diskStorage(folder)
