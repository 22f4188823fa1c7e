import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolder } from '@colocdar/api/storage/create-folder'
import { diskStorage } from '@colocdar/api/storage/disk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tightenDataFolder } from './data-folder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'colocdar-folder-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)
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
    tightenDataFolder(data)
    expect([data, uploads].map(modeOf)).toEqual(['700', '700'])
  })

  it('stays as it is where we have put nothing, or where all accounts share it', () => {
    const [elsewhere, shared] = [openFolder(join(root, 'srv')), openFolder(join(root, 'tmp'), 0o1777)]
    openFolder(join(shared, 'uploads'))
    tightenDataFolder(elsewhere)
    tightenDataFolder(shared)
    tightenDataFolder(join(root, 'absent'))
    expect([elsewhere, shared].map(modeOf)).toEqual(['755', '1777'])
  })
})
