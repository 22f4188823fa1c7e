import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeFolderLock } from './folder-lock.ts'
import { processIdentity } from './processes.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colocdar-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('takeFolderLock', () => {
  it('names the holder, until it is released', () => {
    const first = takeFolderLock(folder)
    expect(takeFolderLock(folder)).toMatchObject({ holder: { pid: process.pid, since: expect.any(String) } })
    if ('release' in first) first.release()
    expect(takeFolderLock(folder)).toHaveProperty('release')
  })

  it('takes over from a process that is dead, or whose pid was reused', () => {
    const leave = (generation: number, content: string) => writeFileSync(join(folder, `lock.${generation}`), content)
    leave(1, JSON.stringify({ pid: 999_999_999, identity: 'x', since: '' }))
    leave(2, JSON.stringify({ pid: process.pid, identity: 'an earlier boot', since: '' }))
    expect(takeFolderLock(folder)).toHaveProperty('release')
    expect(readdirSync(folder)).toEqual(['lock.3'])
  })

  it('takes over from a file truncated by a power failure', () => {
    writeFileSync(join(folder, 'lock.7'), '')
    expect(takeFolderLock(folder)).toHaveProperty('release')
  })

  it('is taken by one of many rivals that find a dead holder', async () => {
    writeFileSync(join(folder, 'lock.4'), JSON.stringify({ pid: 999_999_999, identity: 'x', since: '' }))
    const source = new URL('folder-lock.ts', import.meta.url)
    const rival = `const { takeFolderLock } = await import(${JSON.stringify(source)})
      process.stdout.write('release' in takeFolderLock(${JSON.stringify(folder)}) ? 'T' : 'R')
      process.stdin.resume()`
    const rivals = Array.from({ length: 8 }, () => spawn(process.execPath, ['--input-type=module', '-e', rival]))
    const answers = await Promise.all(rivals.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])))
    for (const { stdin } of rivals) stdin.end()
    await Promise.all(rivals.map((child) => once(child, 'exit')))
    expect(answers.sort().join('')).toBe('RRRRRRRT')
  })
})

describe('processIdentity', () => {
  it('is stable for a process and absent without one', () => {
    expect(processIdentity(process.pid)).toBe(processIdentity(process.pid))
    expect(processIdentity(999_999_999)).toBeUndefined()
  })
})
