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
  const names = (await readdir(folder)).filter(isBackup).sort()
  const old = names.slice(0, -keep)
  const [oldestKept] = names.slice(-keep)
  if (old.length === 0 || !oldestKept) return 0
  // A photo's name is never used again: one that the oldest kept backup does not know was deleted before it.
  const known = await picturesOf(join(folder, oldestKept))
  for (const name of old) {
    const file = join(folder, name)
    for (const src of await picturesOf(file)) {
      if (known.has(src)) continue
      for (const key of allKeys(src)) await rm(diskPath(photosBeside(file), key), { force: true })
    }
    await rm(file)
  }
  return old.length
}

const picturesOf = async (file: string): Promise<Set<string>> => {
  const backup = await openBackup(file)
  const found = new Set<string>()
  const parts = backup.entries(tableFolder(picturesTable))
  for await (const { src } of picturesIn(backup.file, backup.manifest.tables, parts)) found.add(src)
  await backup.close()
  return found
}
