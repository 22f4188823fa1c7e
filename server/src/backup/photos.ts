import type { FileHandle } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { keysOf } from '@colocdar/api/pictures/keys'
import type { Storage } from '@colocdar/api/storage/storage'
import type pg from 'pg'
import { photosFolder } from './manifest.ts'
import { readBytes, type TarEntry, type TarWriter } from './tar.ts'

const batchSize = 200

/** Writes every file of the pictures in the snapshot; returns how many. */
export const addPhotos = async (client: pg.Client, storage: Storage, tar: TarWriter): Promise<number> => {
  let added = 0
  await client.query('declare photos cursor for select src, width from public.images order by src')
  for (;;) {
    const { rows } = await client.query<{ src: string; width: number }>(`fetch ${batchSize} from photos`)
    if (rows.length === 0) return added
    for (const key of rows.flatMap(({ src, width }) => keysOf(src, width))) {
      // A file missing from the storage must not prevent the backup of all others.
      const file = await storage.get(key)
      if (!file) continue
      await tar.add(`${photosFolder}${key}`, file.bytes, file.stream)
      added += 1
    }
  }
}

/** Restores a picture in one piece: the largest has a few hundred kilobytes. */
export const restorePhoto = async (file: FileHandle, entry: TarEntry, storage: Storage): Promise<void> =>
  storage.put(entry.name.slice(photosFolder.length), await buffer(readBytes(file, entry)))
