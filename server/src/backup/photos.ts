import { access } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { diskPath, diskStorage } from '@colocdar/api/storage/disk'
import type { Storage } from '@colocdar/api/storage/storage'

/** Where copies go: into the backup's file, or into a folder that all backups share. */
export interface PhotoTarget {
  has(key: string): Promise<boolean>
  put(key: string, data: Buffer): Promise<void>
  /** How many may be copied at once. */
  concurrency: number
}

export const sharedFolder = (folder: string): PhotoTarget => ({
  has: (key) => exists(diskPath(folder, key)),
  put: diskStorage(folder).put,
  concurrency: 8,
})

export interface PhotoCount {
  saved: number
  missing: number
  /** Of the missing ones, the first, and why. */
  firstMissing: { key: string; reason: string } | null
}

// After this many failures in a row the storage is taken to be down: the rest counts as missing without asking.
const failuresInARow = 5

/** Copies the files that the target lacks. One that is missing or cannot be read does not prevent the others. */
export const copyPhotos = async (
  keys: AsyncIterable<string>,
  storage: Storage,
  target: PhotoTarget,
): Promise<PhotoCount> => {
  const count: PhotoCount = { saved: 0, missing: 0, firstMissing: null }
  let failures = 0
  const read = async (key: string): Promise<Buffer | string> => {
    if (failures >= failuresInARow) return 'le stockage ne répond pas'
    try {
      const file = await storage.get(key)
      const data = file && (await buffer(file.stream))
      failures = 0
      return data ?? 'absent du stockage'
    } catch (error) {
      failures += 1
      return (error as Error).message
    }
  }
  const copy = async (key: string) => {
    const found = (await target.has(key)) || (await read(key))
    if (typeof found === 'string') {
      count.missing += 1
      count.firstMissing ??= { key, reason: found }
      return
    }
    if (found !== true) await target.put(key, found)
    count.saved += 1
  }
  await Readable.from(keys).forEach(copy, { concurrency: target.concurrency })
  return count
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
