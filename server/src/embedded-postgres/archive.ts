import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '@colocdar/api/storage/create-folder'
import { StartupError } from '../process/startup-error.ts'
import type { Account } from './account.ts'

/** What a path may contain that stands in PostgreSQL's commands, between double quotes. */
const plainPath = /^\/[\w./ -]+$/

/** The folder of the write-ahead log in an archive, for PostgreSQL's account. */
export function openArchive(archive: string, account: Account | undefined): void {
  if (!plainPath.test(archive))
    throw new StartupError(
      `WAL_ARCHIVE_DIR ne peut pas être ${archive} : lettres, chiffres, points et tirets seulement.`,
    )
  try {
    const isNew = !existsSync(archive)
    createFolder(walFolder(archive))
    // An existing folder keeps its owner: it may be shared.
    for (const folder of isNew ? [archive, walFolder(archive)] : [walFolder(archive)])
      if (account) chownSync(folder, account.uid, account.gid)
    // A folder above may be closed to the account: nothing would be archived, and the log would fill the disk.
    execFileSync('test', ['-w', walFolder(archive)], account && { uid: account.uid, gid: account.gid })
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? `fermé au compte ${account?.name ?? 'du site'}`
    throw new StartupError(`Le dossier d’archives ${archive} n’est pas utilisable (${reason}).`, { cause: error })
  }
}

export const walFolder = (archive: string): string => join(archive, 'wal')

/** Settings with which the server archives its log, a minute late at most. */
export const archiveSettings = (archive: string): string[] => [
  'archive_mode=on',
  `archive_command=${archiveCommand(walFolder(archive))}`,
  'archive_timeout=60',
]

// On its command line PostgreSQL does not know the abbreviations of time zones yet, not even Z.
/** Settings with which a server replays the archive up to a moment, or to its end. */
export const recoverySettings = (archive: string, moment: Date | undefined): string[] => [
  `restore_command=gzip -dc "${walFolder(archive)}/%f.gz" > "%p"`,
  ...(moment
    ? [`recovery_target_time=${moment.toISOString().replace('Z', '+00')}`, 'recovery_target_action=promote']
    : []),
]

// Compressed, since a segment that is closed after a minute is mostly empty. One that is there already must be the same:
// PostgreSQL repeats the last one after a crash. Under its name only when it is on the disk.
const archiveCommand = (wal: string): string =>
  `if [ -e "${wal}/%f.gz" ]; then gzip -dc "${wal}/%f.gz" | cmp -s - "%p"; ` +
  `else gzip -1 < "%p" > "${wal}/.%f" && sync "${wal}/.%f" && mv "${wal}/.%f" "${wal}/%f.gz"; fi`

const basePattern = /^base-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)\.tar$/

export const baseName = (date: Date): string => `base-${date.toISOString().slice(0, 19).replaceAll(':', '-')}.tar`

/** The copies of the whole cluster in an archive, oldest first, each with the moment from which it can be used. */
export function basesIn(archive: string): { name: string; since: Date }[] {
  return readdirSync(archive)
    .sort()
    .flatMap((name) => {
      const [, stamp] = basePattern.exec(name) ?? []
      return stamp ? [{ name, since: new Date(`${stamp.replace(/-(\d\d)-(\d\d)$/, ':$1:$2')}Z`) }] : []
    })
}

/** The `backup_label` file, which PostgreSQL needs beside the files of a copy. */
export const labelOf = (base: string): string => base.replace(/\.tar$/, '.label')
