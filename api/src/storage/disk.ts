import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolder } from './create-folder.ts'
import { isStorageKey, type Storage } from './storage.ts'

/** Where a folder has the file of this key. */
export const diskPath = (folder: string, key: string): string => join(folder, key.slice(0, 2), key)

/** Files in one folder, in subfolders named by their first two letters. */
export const diskStorage = (folder: string): Storage => {
  const place = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`not a storage key: ${key}`)
    return { directory: join(folder, key.slice(0, 2)), path: diskPath(folder, key) }
  }
  return {
    async put(key, data) {
      const { directory, path } = place(key)
      createFolder(directory)
      const draft = `${path}.${randomUUID()}.draft`
      try {
        await writeFile(draft, data, { flush: true })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      const { path } = place(key)
      const file = await open(path).catch(nullIfMissing)
      if (!file) return null
      const { size } = await file.stat()
      return { stream: createReadStream(path, { fd: file }), bytes: size }
    },
    async delete(key) {
      await rm(place(key).path, { force: true })
    },
  }
}

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}
