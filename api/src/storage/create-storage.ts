import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

/** At UPLOADS_URL if it is set, else in a local folder. */
export const createStorage = ({ url, folder }: StorageOptions): Storage => (url ? s3Storage(url) : diskStorage(folder))

interface StorageOptions {
  url?: string | undefined
  folder: string
}
