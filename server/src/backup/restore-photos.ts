import { buffer } from 'node:stream/consumers'
import { diskStorage } from '@colocdar/api/storage/disk'
import type { Storage } from '@colocdar/api/storage/storage'
import { StartupError } from '../process/startup-error.ts'
import { inLanes } from './lanes.ts'
import { photosFolder, tableFolder } from './manifest.ts'
import type { Backup } from './open-backup.ts'
import { sharedFolder } from './photos.ts'
import { filesOf, picturesIn, picturesTable } from './pictures.ts'
import { readBytes } from './tar.ts'

const lanes = 8

/** A backup whose photos are beside it is only half of itself without them. */
export const refuseMissingPhotos = async (backup: Backup, folder: string): Promise<void> => {
  if (backup.manifest.format === 1) return
  const { has } = sharedFolder(folder)
  let missing = 0
  await inLanes(keysIn(backup), lanes, async (key) => {
    if (!(await has(key))) missing += 1
  })
  if (missing <= backup.manifest.missing) return
  throw new StartupError(
    `Il manque ${missing} fichiers de photos dans ${folder}, où cette sauvegarde a les siens : rien n’a été changé.`,
  )
}

export const restorePhotos = async (backup: Backup, folder: string, storage: Storage): Promise<void> => {
  if (backup.manifest.format === 1) return restoreFromFile(backup, storage)
  const shared = diskStorage(folder)
  await inLanes(keysIn(backup), lanes, async (key) => {
    const file = await shared.get(key)
    if (file) await storage.put(key, await buffer(file.stream))
  })
}

/** In one piece each: the largest picture has a few hundred kilobytes. */
const restoreFromFile = (backup: Backup, storage: Storage): Promise<void> =>
  inLanes(backup.photos(), lanes, async (entry) =>
    storage.put(entry.name.slice(photosFolder.length), await buffer(readBytes(backup.file, entry))),
  )

const keysIn = ({ file, manifest, entries }: Backup): AsyncGenerator<string> =>
  filesOf(picturesIn(file, manifest.tables, entries(tableFolder(picturesTable))))
