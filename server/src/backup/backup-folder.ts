import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { allKeys } from '@colocdar/api/pictures/keys'
import { diskPath } from '@colocdar/api/storage/disk'
import { tableFolder } from './manifest.ts'
import { openBackup } from './open-backup.ts'
import { picturesIn, picturesTable } from './pictures.ts'
import { photosBeside } from './restore-backup.ts'

/** Sorted by name, backups of a folder are sorted by date. */
export const backupName = (date: Date): string => `colocdar-${date.toISOString().slice(0, 19).replaceAll(':', '-')}.tar`

const isBackup = (name: string): boolean => /^colocdar-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar$/.test(name)

/** Removes all but the newest backups of a folder, and the photos that only those knew; returns how many backups. */
export const removeOldBackups = async (folder: string, keep: number): Promise<number> => {
  const files = (await readdir(folder))
    .filter(isBackup)
    .sort()
    .map((name) => join(folder, name))
  const old = files.slice(0, -keep)
  const [oldest] = old
  if (!oldest) return 0
  const photos = photosBeside(oldest)
  const unknown = new Set<string>()
  for (const file of old) for await (const src of picturesOf(file)) unknown.add(src)
  // All that are kept, not the oldest alone: after a restore, later ones know photos again that it lacks.
  for (const file of files.slice(-keep)) for await (const src of picturesOf(file)) unknown.delete(src)
  for (const src of unknown) for (const key of allKeys(src)) await rm(diskPath(photos, key), { force: true })
  for (const file of old) await rm(file)
  return old.length
}

async function* picturesOf(file: string): AsyncGenerator<string> {
  const backup = await openBackup(file)
  const parts = backup.entries(tableFolder(picturesTable))
  for await (const { src } of picturesIn(backup.file, backup.manifest.tables, parts)) yield src
  await backup.close()
}
