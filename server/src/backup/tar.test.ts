import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { diskStorage } from '@colocdar/api/storage/disk'
import { Header, type HeaderData } from 'tar'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backup, openBackup } from './open-backup.ts'
import { restorePhotos } from './restore-photos.ts'
import { listTar, readBytes, writeTar } from './tar.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colocdar-tar-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const contents: [name: string, content: Buffer][] = [
  ['tables/villes/000001.copy', Buffer.from('1\tRabat\n\n')],
  ['photos/ab/photo-480.webp', Buffer.alloc(600, 'x')],
  ['manifest.json', Buffer.from('{}')],
]

/** The same three files, as version 1.1 wrote them. */
const writtenBy11 = gunzipSync(
  Buffer.from(
    'H4sIAAAAAAACA+3WTQ7CIBAFYLb2FF7A9g0W9BzeAEyNNbU0gn8x3t3QZV24sUTT+TZDWDCr90Iwtql8cambOBBRvnXdXXxPfFQD/cT7BIgEKYLWqlTxniQpKeYQCZx9MCeBJLt+EM02xpqQZYJNUbd3wfnC2KI/Lco18mtlO5Eu/0RLDPMvCZz/FG6MjYCb9T8cTVvvKh/yg3ftSDs+/v8gB/2PUq+4/1N4PDkDjDE2RS+B4yxGABIAAA==',
    'base64',
  ),
)

const readAll = async (path: string) => {
  const file = await open(path)
  const found: [string, Buffer][] = []
  for await (const entry of listTar(file)) found.push([entry.name, await buffer(readBytes(file, entry))])
  await file.close()
  return found
}

it('[REL-09] reads the archives of version 1.1, and writes the same', async () => {
  const [old, written] = [join(folder, '1.1.tar'), join(folder, 'now.tar')]
  await writeFile(old, writtenBy11)
  expect(await readAll(old)).toEqual(contents)
  const file = await open(written, 'w')
  const tar = writeTar(file)
  for (const [name, content] of contents) await tar.add(name, content.length, [content])
  await tar.end()
  await file.close()
  expect(await readAll(written)).toEqual(contents)
  expect((await readFile(written)).length).toBe(writtenBy11.length)
})

it.each<[string, HeaderData]>([
  ['a symbolic link', { type: 'SymbolicLink', linkpath: '/etc/passwd' }],
  ['a hard link', { type: 'Link', linkpath: '/etc/passwd' }],
  ['a device', { type: 'CharacterDevice' }],
  ['a folder', { type: 'Directory', path: 'photos/' }],
  ['a name that another header gives', { type: 'ExtendedHeader' }],
  ['a file larger than the archive', { size: 2 ** 50 }],
])('[REL-09] refuses an archive with %s', async (_what, changes) => {
  const header = Buffer.alloc(512)
  new Header({ path: 'photos/x.webp', type: 'File', mode: 0o600, size: 0, ...changes }).encode(header)
  const path = join(folder, 'hostile.tar')
  await writeFile(path, Buffer.concat([header, writtenBy11]))
  await expect(openBackup(path)).rejects.toThrow(
    `Le fichier ${path} n’est pas une sauvegarde entière de Colocdar : rien n’a été changé.`,
  )
})

it('[REL-09] restores no photo outside the folder of photos', async () => {
  const photos = async function* () {
    yield { name: 'photos/../../evil.webp', size: 0, offset: 0 }
  }
  const backup = { manifest: { format: 1 }, photos } as unknown as Backup
  await expect(restorePhotos(backup, folder, diskStorage(join(folder, 'uploads')))).rejects.toThrow('not a storage key')
})
