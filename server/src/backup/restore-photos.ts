import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { diskStorage } from '@colocdar/api/storage/disk'
import type { Storage } from '@colocdar/api/storage/storage'
import { StartupError } from '../process/startup-error.ts'
import { photosFolder, tableFolder } from './manifest.ts'
import type { Backup } from './open-backup.ts'
import { sharedFolder } from './photos.ts'
import { filesOf, picturesIn, picturesTable } from './pictures.ts'
import { readBytes, type TarEntry } from './tar.ts'

const atOnce = { concurrency: 8 }

/** A backup whose photos are beside it is only half of itself without them. */
export const refuseMissingPhotos = async (backup: Backup, folder: string): Promise<void> => {
  if (backup.manifest.format === 1) return
  const { has } = sharedFolder(folder)
  let missing = 0
  const look = async (key: string) => {
    if (!(await has(key))) missing += 1
  }
  await Readable.from(keysIn(backup)).forEach(look, atOnce)
  if (missing <= backup.manifest.missing) return
  throw new StartupError(
    `Il manque ${missing} fichiers de photos dans ${folder}, où cette sauvegarde a les siens : rien n’a été changé.`,
  )
}

export const restorePhotos = async (backup: Backup, folder: string, storage: Storage): Promise<void> => {
  if (backup.manifest.format === 1) return restoreFromFile(backup, storage)
  const shared = diskStorage(folder)
  const restore = async (key: string) => {
    const file = await shared.get(key)
    if (file) await storage.put(key, await buffer(file.stream))
  }
  await Readable.from(keysIn(backup)).forEach(restore, atOnce)
}

/** In one piece each: the largest picture has a few hundred kilobytes. */
const restoreFromFile = (backup: Backup, storage: Storage): Promise<void> => {
  const restore = async (entry: TarEntry) =>
    storage.put(entry.name.slice(photosFolder.length), await buffer(readBytes(backup.file, entry)))
  return Readable.from(backup.photos()).forEach(restore, atOnce)
}

const keysIn = ({ file, manifest, entries }: Backup): AsyncGenerator<string> =>
  filesOf(picturesIn(file, manifest.tables, entries(tableFolder(picturesTable))))
