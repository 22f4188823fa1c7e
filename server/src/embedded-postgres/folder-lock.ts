import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processIdentity } from './processes.ts'

export interface LockHolder {
  pid: number
  identity: string
  since: string
}

/** The holder may move the folder before it releases it. */
export type LockAttempt = { release: (folder?: string) => void } | { holder: LockHolder }

/**
 * One process at a time, even when the holder is killed. Taking the lock creates the next numbered file, which
 * succeeds for one process only; the highest number names the holder and is never deleted, so a slow rival
 * cannot reuse a number. If a dead holder's file were deleted instead, two rivals that found it could both
 * believe that they replaced it.
 */
export function takeFolderLock(folder: string): LockAttempt {
  for (;;) {
    const last = generations(folder).at(-1) ?? 0
    const holder = last > 0 ? readHolder(lockFile(folder, last)) : undefined
    if (holder && processIdentity(holder.pid) === holder.identity) return { holder }
    if (!createLock(folder, last + 1)) continue
    const now = generations(folder)
    if (now.at(-1) !== last + 1) {
      // Our listing was outdated: the number had been used, superseded and deleted meanwhile.
      rmSync(lockFile(folder, last + 1))
      continue
    }
    for (const old of now.slice(0, -1)) rmSync(lockFile(folder, old), { force: true })
    return { release: (at = folder) => replaceFile(lockFile(at, last + 1), 'libre\n') }
  }
}

const lockFile = (folder: string, generation: number) => join(folder, `lock.${generation}`)

function generations(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
}

function readHolder(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Released, deleted since it was listed, or truncated by a power failure: the lock is free.
    return undefined
  }
}

function createLock(folder: string, generation: number): boolean {
  const holder = { pid: process.pid, identity: processIdentity(process.pid), since: new Date().toISOString() }
  const draft = join(folder, `.lock-${randomUUID()}`)
  writeFileSync(draft, JSON.stringify(holder))
  try {
    // Unlike open(O_EXCL), link creates the file together with its content.
    linkSync(draft, lockFile(folder, generation))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

function replaceFile(file: string, content: string) {
  const draft = `${file}-${randomUUID()}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}
