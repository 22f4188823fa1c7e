import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

/** At UPLOADS_URL if it is set, else in a local folder. */
export const createStorage = ({ url, folder, headersOf }: StorageOptions): Storage =>
  url ? s3Storage(url, headersOf) : diskStorage(folder)

interface StorageOptions {
  url?: string | undefined
  folder: string
  /** Added to each request to a store. */
  headersOf?: (() => Record<string, string>) | undefined
}
