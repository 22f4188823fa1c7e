import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMilestones } from '@colocdar/api/db/migrations/milestones'
import { purgeOrphanImages } from '@colocdar/api/features/images/images-removal.service'
import { keysOf } from '@colocdar/api/pictures/keys'
import { keepPhotos } from '@colocdar/api/pictures/removal-lock'
import { diskStorage } from '@colocdar/api/storage/disk'
import type { Storage } from '@colocdar/api/storage/storage'
import { createTestDatabase } from '@colocdar/api/testing/database'
import { createPhoto } from '@colocdar/api/testing/offres'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { backupName, removeOldBackups } from './backup-folder.ts'
import { recordOutcome } from './record-outcome.ts'
import { photosBeside, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const test = useTestApp()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colocdar-backups-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => test.database.pool.query('delete from images'))

const width = 1200
const addPhoto = async (): Promise<string> => {
  const src = await createPhoto(test, null)
  for (const key of keysOf(src, width)) await test.deps.storage.put(key, Buffer.from(`octets de ${key}`))
  return src
}
const filesOfPhoto = keysOf('x.webp', width).length

const backUp = (file: string, storage: Storage, photosIn?: string) =>
  writeBackup({ databaseUrl: test.database.url, storage, file, ...(photosIn && { photosIn }) })

/** `npm run backup`, in this process: loading all of it in another takes many seconds on a busy machine. */
const command = async (args: string[], dataDir: string) => {
  const { argv } = process
  const print = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue())
  onTestFinished(() => {
    Object.assign(process, { argv, exitCode: undefined })
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
  process.argv = [...argv.slice(0, 2), ...args]
  vi.stubEnv('DATABASE_URL', test.database.url)
  vi.stubEnv('DATA_DIR', dataDir)
  await import('../cli/backup.ts')
  return { code: process.exitCode, said: print.flatMap(({ mock }) => mock.calls.flat()).join('\n') }
}

describe('[REL-16] a backup that lacks photos', () => {
  it('saves all others, and counts what is missing', async () => {
    await addPhoto()
    const damaged = await addPhoto()
    await test.deps.storage.delete(damaged)
    const file = join(folder, 'incomplète.tar')
    const { manifest, firstMissing } = await backUp(file, test.deps.storage)
    expect(manifest).toMatchObject({ photos: 2 * filesOfPhoto - 1, missing: 1 })
    expect(firstMissing).toEqual({ key: damaged, reason: 'absent du stockage' })
  })

  it('is said by the command, with its exit code', async () => {
    await addPhoto()
    const { code, said } = await command([join(folder, 'vide.tar')], await mkdtemp(join(folder, 'elsewhere-')))
    expect(said).toContain(`0 fichiers de photos, `)
    expect(said).toMatch(
      new RegExp(`^Sauvegarde incomplète : ${filesOfPhoto} fichiers de photos sur ${filesOfPhoto} n’ont pas `, 'm'),
    )
    expect(code).toBe(1)
    expect(Object.keys(await readMilestones(test.deps.db))).toEqual(['backup-failed'])
  })

  it('asks a storage that is down a few times, not for every photo', async () => {
    await addPhoto()
    await addPhoto()
    const get = vi.fn().mockRejectedValue(new Error('the store answered 503'))
    const { manifest, firstMissing } = await backUp(join(folder, 'panne.tar'), { ...test.deps.storage, get })
    expect(manifest).toMatchObject({ photos: 0, missing: 2 * filesOfPhoto })
    expect(firstMissing?.reason).toBe('the store answered 503')
    expect(get).toHaveBeenCalledTimes(5)
  })
})

it('is remembered when it succeeds', async () => {
  await recordOutcome(test.database.url, async () => {})
  expect(await readMilestones(test.deps.db)).toMatchObject({ backup: expect.any(Date) })
})

describe('[REL-16] backups in a folder', () => {
  const nightly = async (day: number) => {
    const get = vi.fn(test.deps.storage.get)
    const file = join(folder, 'nightly', backupName(new Date(Date.UTC(2026, 10, day, 3, 30))))
    const { manifest } = await backUp(file, { ...test.deps.storage, get }, photosBeside(file))
    return { file, manifest, copied: get.mock.calls.length }
  }
  const shared = async () =>
    (await readdir(join(folder, 'nightly/photos'), { recursive: true })).filter((name) => name.endsWith('.webp')).length

  it('copy only new photos, restore all, and remove what only old ones knew', async () => {
    await mkdir(join(folder, 'nightly'))
    const first = await addPhoto()
    expect((await nightly(1)).copied).toBe(filesOfPhoto)
    await addPhoto()
    const second = await nightly(2)
    expect([second.copied, second.manifest.photos]).toEqual([filesOfPhoto, 2 * filesOfPhoto])
    await test.database.pool.query('delete from images where src = $1', [first])
    const third = await nightly(3)
    expect([third.copied, third.manifest.photos]).toEqual([0, filesOfPhoto])

    expect(await removeOldBackups(join(folder, 'nightly'), 2)).toBe(1)
    expect(await shared()).toBe(2 * filesOfPhoto)
    const target = await createTestDatabase(inject('postgresUrl'))
    const storage = diskStorage(join(folder, 'restored'))
    const restore = (file: string) => restoreBackup({ databaseUrl: target.url, storage, file, force: false })
    const photos = join(folder, 'nightly/photos')
    await rename(photos, `${photos}-perdues`)
    const missing = new RegExp(`^Il manque ${filesOfPhoto} fichiers de photos dans .*/photos`)
    await expect(restore(third.file)).rejects.toThrow(missing)
    await rename(`${photos}-perdues`, photos)
    await restore(second.file)
    expect((await target.pool.query('select src from images')).rows).toHaveLength(2)
    expect(await readdir(join(folder, 'restored'), { recursive: true })).toEqual(
      expect.arrayContaining(keysOf(first, width).map((key) => `${key.slice(0, 2)}/${key}`)),
    )

    expect(await removeOldBackups(join(folder, 'nightly'), 1)).toBe(1)
    expect(await shared()).toBe(filesOfPhoto)
    await target.close()
  })

  it('keep a photo that came back by a restore, and that the oldest of them lacks', async () => {
    await mkdir(join(folder, 'nightly'), { recursive: true })
    const src = await addPhoto()
    await nightly(11)
    const { rows } = await test.database.pool.query(
      'delete from images where src = $1 returning to_jsonb(images) as row',
      [src],
    )
    await nightly(12)
    await test.database.pool.query('insert into images select * from jsonb_populate_record(null::images, $1)', [
      rows[0].row,
    ])
    expect((await nightly(13)).copied).toBe(0)

    await removeOldBackups(join(folder, 'nightly'), 2)
    expect(await readdir(join(folder, 'nightly/photos'), { recursive: true })).toEqual(
      expect.arrayContaining(keysOf(src, width).map((key) => `${key.slice(0, 2)}/${key}`)),
    )
  })
})

it('[REL-09] prevents photos from being removed while a backup is made', async () => {
  const orphan = await createPhoto(test, null)
  await test.deps.storage.put(orphan, Buffer.from('x'))
  await test.database.pool.query(`update images set created_at = now() - interval '2 days' where src = $1`, [orphan])
  const client = await test.database.pool.connect()
  await keepPhotos(client)
  expect(await purgeOrphanImages(test.deps)).toBe(0)
  client.release(true)
  // The server notices a moment later that the connection is closed.
  await expect.poll(() => purgeOrphanImages(test.deps)).toBe(1)
})
