import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolder } from '@colocdar/api/storage/create-folder'
import { diskStorage } from '@colocdar/api/storage/disk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unusable } from '../embedded-postgres/home.ts'
import { openDataFolder } from './data-folder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'colocdar-folder-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)
const open = (dataDir: string, settings = {}) =>
  openDataFolder({ DATA_DIR: dataDir, DATABASE_URL: undefined, UPLOADS_URL: undefined, ...settings })
const openFolder = (path: string, mode = 0o755) => {
  mkdirSync(path, { recursive: true })
  chmodSync(path, mode)
  return path
}

describe('the data folder', () => {
  it('[SEC-30] is created for this account only, with the folder of photos', async () => {
    const data = join(root, 'data')
    createFolder(data)
    await diskStorage(join(data, 'uploads')).put('photo.webp', Buffer.from('x'))
    expect([data, join(data, 'uploads'), join(data, 'uploads', 'ph')].map(modeOf)).toEqual(['700', '700', '700'])
  })

  it('[SEC-30] is closed at the start if an earlier version left it open', () => {
    const data = openFolder(join(root, 'data'))
    const uploads = openFolder(join(data, 'uploads'))
    open(data)
    expect([data, uploads].map(modeOf)).toEqual(['700', '700'])
  })

  it('stays as it is where we have put nothing, or where all accounts share it', () => {
    const [elsewhere, shared] = [openFolder(join(root, 'srv')), openFolder(join(root, 'tmp'), 0o1777)]
    openFolder(join(shared, 'uploads'))
    open(elsewhere)
    open(shared)
    expect([elsewhere, shared].map(modeOf)).toEqual(['755', '1777'])
  })

  it('is told at the start when it cannot be written, by what still needs it', () => {
    const data = join(root, 'fichier', 'data')
    writeFileSync(join(root, 'fichier'), '')
    const [DATABASE_URL, UPLOADS_URL] = ['postgres://a/b', 's3://a:b@c/d']
    expect(() => open(data, { DATABASE_URL })).toThrow(/^Le dossier de données .* n’est pas utilisable \(ENOTDIR, .*\)/)
    expect(() => open(data, { UPLOADS_URL })).toThrow('n’est pas utilisable')
    open(join(root, 'absent'), { DATABASE_URL, UPLOADS_URL })
    expect(existsSync(join(root, 'absent'))).toBe(false)
  })

  it.each(['EROFS', 'EACCES'])('is told with what systemd needs on %s, in one sentence', (code) => {
    const { message } = unusable('/mnt/data', Object.assign(new Error(code), { code, path: '/mnt/data/postgres' }))
    expect(message).toMatch(
      new RegExp(
        `^Le dossier de données /mnt/data n’est pas utilisable \\(${code}, /mnt/data/postgres\\)[^.]* ReadWritePaths=`,
      ),
    )
    expect(message.match(/\.(?= |$)/g)).toHaveLength(1)
  })
})
