import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createStorage } from './create-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let s3Port: number
let s3: S3rver

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colocdar-storage-'))
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'photos' }],
  })
  s3Port = (await s3.run()).port
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const s3Url = (credentials = 'S3RVER:S3RVER', place = 'photos') =>
  `s3://${credentials}@127.0.0.1:${s3Port}/${place}?tls=false`

const storages: [string, () => Storage][] = [
  ['disk', () => createStorage({ folder: join(folder, 'disk') })],
  ['S3', () => createStorage({ url: s3Url(), folder })],
  ['S3 below a prefix', () => createStorage({ url: s3Url(undefined, 'photos/colocdar'), folder })],
]

describe.each(storages)('storage on %s', (_name, create) => {
  const read = async (key: string) => {
    const file = await create().get(key)
    return file && { bytes: file.bytes, data: (await buffer(file.stream)).toString() }
  }

  it('returns what was put, with its length', async () => {
    await create().put('photo-1.webp', Buffer.from('des octets'))
    expect(await read('photo-1.webp')).toEqual({ bytes: 10, data: 'des octets' })
  })

  it('returns null for a missing key', async () => {
    expect(await read('nulle-part.webp')).toBeNull()
  })

  it('replaces', async () => {
    await create().put('photo-2.webp', Buffer.from('avant'))
    await create().put('photo-2.webp', Buffer.from('après'))
    expect((await read('photo-2.webp'))?.data).toBe('après')
  })

  it('deletes, and deletes a missing key without an error', async () => {
    await create().put('photo-3.webp', Buffer.from('x'))
    await create().delete('photo-3.webp')
    await create().delete('photo-3.webp')
    expect(await read('photo-3.webp')).toBeNull()
  })

  it.each(['../x', 'a/b', '.cache', 'a..b', 'A.webp', '', 'x\u0000', 'é.webp'])(
    '[SEC-30] refuses %j as a key',
    async (key) => {
      await expect(create().put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
      await expect(create().get(key)).rejects.toThrow('not a storage key')
    },
  )
})

describe('failing storage', () => {
  it('never returns half a file while it is replaced on disk', async () => {
    const disk = createStorage({ folder: join(folder, 'disk') })
    const read = async () => {
      const file = await disk.get('photo-4.webp')
      return file ? (await buffer(file.stream)).toString() : ''
    }
    const whole = (letter: string) => Buffer.from(letter.repeat(200_000))
    await disk.put('photo-4.webp', whole('a'))
    const writes = ['b', 'c', 'd'].map((letter) => disk.put('photo-4.webp', whole(letter)))
    for (const seen of await Promise.all(Array.from({ length: 10 }, read))) {
      expect(seen).toHaveLength(200_000)
      expect(new Set(seen).size).toBe(1)
    }
    await Promise.all(writes)
  })

  it('leaves no temporary file when the disk fails', async () => {
    const storage = createStorage({ folder: join(folder, 'full') })
    // A folder in the file's place makes the last step fail.
    await mkdir(join(folder, 'full', 'ph', 'photo.webp', 'x'), { recursive: true })
    await expect(storage.put('photo.webp', Buffer.from('x'))).rejects.toThrow()
    expect(await readdir(join(folder, 'full', 'ph'))).toEqual(['photo.webp'])
  })

  it('[REL-11] fails, and does not hang, where no folder can be created', async () => {
    await expect(createStorage({ folder: '/proc/colocdar' }).put('photo.webp', Buffer.from('x'))).rejects.toThrow(
      'ENOENT',
    )
  })

  it('leaves only complete files on disk', async () => {
    const place = join(folder, 'tidy')
    await createStorage({ folder: place }).put('photo.webp', Buffer.from('x'))
    expect(await readdir(join(place, 'ph'))).toEqual(['photo.webp'])
  })

  it('fails when the bucket is missing or the secret is wrong', async () => {
    const elsewhere = createStorage({ url: s3Url(undefined, 'ailleurs'), folder })
    await expect(elsewhere.put('photo.webp', Buffer.from('x'))).rejects.toThrow()
    const stranger = createStorage({ url: s3Url('S3RVER:faux'), folder })
    await expect(stranger.put('photo.webp', Buffer.from('x'))).rejects.toThrow('403')
  })

  it('accepts a secret with slashes', async () => {
    const stranger = createStorage({ url: s3Url('S3RVER:a%2Fb%2Bc%40d'), folder })
    await expect(stranger.get('photo.webp')).rejects.toThrow('403')
  })
})

describe('the time limit of a store', () => {
  const limited = () => {
    const limit = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
    return limit
  }

  it('does not count the time of a slow reader', async () => {
    const storage = createStorage({ url: s3Url(), folder })
    const picture = Buffer.alloc(400_000, 'x')
    await storage.put('lente.webp', picture)
    const limit = limited()
    const file = await storage.get('lente.webp')
    limit.abort()
    expect(file?.bytes).toBe(400_000)
    expect(file && picture.equals(await buffer(file.stream))).toBe(true)
  })

  it('ends the wait for one that falls silent in the middle of a picture', async () => {
    const limit = limited()
    const silent = createServer((_request, answer) => {
      answer.writeHead(200, { 'content-length': '1000' })
      answer.write('x', () => limit.abort())
    }).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const storage = createStorage({ url: `s3://a:b@127.0.0.1:${port}/photos?tls=false`, folder })
    await expect(storage.get('muette.webp')).rejects.toThrow('aborted')
    silent.close()
    silent.closeAllConnections()
  })
})
