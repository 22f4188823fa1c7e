import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { photoLimits, photoMessages } from '@colocdar/contracts/photo-limits'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { encodePhoto } from '../../pictures/encode.ts'
import { images } from '../../schema/images.ts'
import { gifClaiming, gifOf, jpegClaiming, padPng, pngBomb, pngClaiming } from '../../testing/hostile-photos.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { drawPhoto, formOf, servedPhoto, uploadPhoto } from '../../testing/photos.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let membre: TestMembre
let temporary: string

beforeAll(async () => {
  membre = await createMembre(test)
  temporary = await mkdtemp(join(test.folder, 'tmp-'))
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => void vi.unstubAllEnvs())

const upload = (data: Buffer | string, options = {}) => uploadPhoto(test, membre.headers, data, options)
const temporaryFolders = async () => (await readdir(temporary)).filter((name) => name.startsWith('colocdar-photo-'))
const receivedBytes = async () => {
  const files = (await temporaryFolders()).map((name) =>
    stat(join(temporary, name, 'photo')).catch(() => ({ size: 0 })),
  )
  return (await Promise.all(files)).reduce((total, { size }) => total + size, 0)
}
const countImages = () => test.deps.db.$count(images)

describe('hostile uploads', () => {
  it('[SEC-26] are accepted up to exactly 5,242,880 bytes', async () => {
    const png = await drawPhoto().png().toBuffer()
    expect((await upload(padPng(png, photoLimits.bytes))).statusCode).toBe(200)
    const refused = await upload(padPng(png, photoLimits.bytes + 1))
    expect(refused.statusCode).toBe(413)
    expect(refused.json()).toMatchObject({ code: 'TOO_LARGE', message: photoMessages.bytes })
  })

  it('[SEC-26] are refused by their declared length alone when far too large', async () => {
    const refused = await upload(Buffer.alloc(8_000_000))
    expect(refused.statusCode).toBe(413)
    expect(refused.json().message).toBe(photoMessages.bytes)
  })

  it('[SEC-26] are refused with a second file, many fields or 10,000 parts', async () => {
    const photo = { fileName: 'a.jpg', data: await drawPhoto().jpeg().toBuffer() }
    const before = await countImages()
    const fields = (count: number) => ({
      payload: `${'--b\r\nContent-Disposition: form-data; name="titre"\r\n\r\nx\r\n'.repeat(count)}--b--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
    for (const form of [await formOf([photo, photo]), fields(6), fields(10_000)]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/test/images/upload',
        headers: { ...membre.headers, ...form.headers },
        payload: form.payload,
      })
      expect(answer.statusCode).toBe(413)
    }
    expect(await countImages()).toBe(before)
  })

  it('get a message when the file is missing', async () => {
    const elsewhere = await upload(await drawPhoto().jpeg().toBuffer(), { field: 'photo' })
    expect(elsewhere.statusCode).toBe(400)
    expect(elsewhere.json().details).toHaveProperty('file')
    const json = await test.app.inject({
      method: 'POST',
      url: '/api/test/images/upload',
      headers: membre.headers,
      payload: { file: 'x' },
    })
    expect(json.statusCode).toBe(415)
    const broken = await test.app.inject({
      method: 'POST',
      url: '/api/test/images/upload',
      headers: { ...membre.headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
    })
    expect(broken.statusCode).toBe(400)
    const nameless = await test.app.inject({
      method: 'POST',
      url: '/api/test/images/upload',
      headers: { ...membre.headers, 'content-type': 'multipart/form-data' },
      payload: 'x',
    })
    expect(nameless.statusCode).toBe(400)
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7'],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['HEIF', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
    ['BMP', 'BM000000000000'],
    ['nothing', ''],
  ])('[SEC-27] are refused as %s whatever name and type they claim', async (_what, data) => {
    const answer = await upload(data, { fileName: 'photo.jpg', type: 'image/jpeg' })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_TYPE', message: photoMessages.types })
  })

  it('[SEC-27] are refused as SVG behind the first bytes of a GIF', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    expect((await upload(`GIF89a${svg}`)).statusCode).toBe(400)
  })

  it('[SEC-27] lose any script embedded in a picture', async () => {
    const polyglot = Buffer.concat([gifOf(1), Buffer.from('/*<script>alert("CANARI")</script>*/')])
    const { fileName } = (await upload(polyglot, { fileName: 'x.html', type: 'text/html' })).json()
    expect((await servedPhoto(test, membre.headers, fileName)).includes('CANARI')).toBe(false)
  })

  it('are refused as broken pictures', async () => {
    const half = (await drawPhoto(2000, 2000).jpeg().toBuffer()).subarray(0, 5000)
    for (const data of [half, Buffer.from('\x89PNG\r\n\x1a\nabc', 'latin1'), Buffer.from('RIFF0000WEBPVP8 ')]) {
      const answer = await upload(data)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ message: 'Cette image est illisible. Essayez avec une autre.' })
    }
  })

  it.each([
    ['a PNG of 16000 × 16000', () => pngBomb(16_000), 413],
    ['a GIF of 10,000 frames, of which the first is kept', () => gifOf(10_000), 200],
  ])('[SEC-28] are answered for %s', async (_what, draw, status) => {
    const bomb = draw()
    expect((await upload(bomb)).statusCode).toBe(status)
  })

  const tinyJpeg = () => drawPhoto(20, 10).jpeg().toBuffer()
  // 16,383 pixels are the most that a WebP can have.
  const longWebp = (width: number, height: number) => drawPhoto(width, height).webp({ effort: 0 }).toBuffer()

  it.each([
    ['a PNG of 1 × 40,000,000', () => pngClaiming(1, 40_000_000)],
    ['a PNG of 40,000,000 × 1', () => pngClaiming(40_000_000, 1)],
    ['a PNG of 12,001 × 1', () => pngClaiming(12_001, 1)],
    ['a PNG of 10,000 × 5,001', () => pngClaiming(10_000, 5_001)],
    ['a JPEG of 65,000 × 10', async () => jpegClaiming(await tinyJpeg(), 65_000, 10)],
    ['a JPEG of 10 × 65,000', async () => jpegClaiming(await tinyJpeg(), 10, 65_000)],
    ['a WebP of 13,000 × 8', () => longWebp(13_000, 8)],
    ['a WebP of 8 × 13,000', () => longWebp(8, 13_000)],
    ['an animated GIF of 50,000 × 1', () => gifClaiming(50_000, 1)],
    ['an animated GIF of 1 × 50,000', () => gifClaiming(1, 50_000)],
  ])('[SEC-36] are refused by their header, for %s', async (_what, draw) => {
    const path = join(test.folder, 'header')
    const picture = await draw()
    await writeFile(path, picture)
    // Most of these have no pixels at all: what is said of their number comes from the header.
    await expect(encodePhoto(path)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'Cette image a trop de pixels\u00a0: 12\u202f000 de côté et 50\u00a0millions en tout, au plus.',
    })
    expect((await upload(picture)).statusCode).toBe(413)
  })

  it('[SEC-36] of one member do not stop the uploads of another', async () => {
    const [slow, photo] = [join(test.folder, 'slow'), join(test.folder, 'photo')]
    // In which order they are encoded does not depend on their size.
    await writeFile(slow, pngBomb(1_000, 500))
    await writeFile(photo, await drawPhoto().jpeg().toBuffer())
    let done = 0
    const hostile = Array.from({ length: 6 }, () =>
      test.deps.encodePhoto(slow, membre.id).then(
        () => (done += 1),
        () => (done += 1),
      ),
    )
    expect(await test.deps.encodePhoto(photo, membre.id + 1)).toMatchObject({ width: 640 })
    // Without a slot for each member, five of them would have been encoded first.
    expect(done).toBeLessThan(4)
    await Promise.all(hostile)
  })

  it('leave no files behind when the storage or the database fails', async () => {
    const photo = await drawPhoto(1000, 500).jpeg().toBuffer()
    const { put } = test.deps.storage
    const keys: string[] = []
    vi.spyOn(test.deps.storage, 'put').mockImplementation(async (key, data) => {
      keys.push(key)
      if (keys.length === 3) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      await put(key, data)
    })
    const refused = await upload(photo)
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('30')
    for (const key of keys) expect(await test.deps.storage.get(key)).toBeNull()
    vi.restoreAllMocks()

    keys.length = 0
    vi.spyOn(test.deps.storage, 'put').mockImplementation(async (key, data) => {
      keys.push(key)
      await put(key, data)
    })
    vi.spyOn(test.deps.db, 'transaction').mockRejectedValue(new Error('the database went away'))
    expect((await upload(photo)).statusCode).toBe(500)
    expect(keys).toHaveLength(4)
    for (const key of keys) expect(await test.deps.storage.get(key)).toBeNull()
  })

  it('[SEC-26] are written to disk as they come when 20 are slow, block nothing, and are cleaned up when aborted', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = test.app.server.address() as AddressInfo
    const { payload, headers } = await formOf([{ fileName: 'a.jpg', data: Buffer.alloc(photoLimits.bytes) }])
    const slow = Array.from({ length: 20 }, () => {
      const sending = request({
        port,
        path: '/api/test/images/upload',
        method: 'POST',
        headers: { ...membre.headers, ...headers, 'content-length': payload.length },
      })
      sending.on('error', () => {})
      sending.write(payload.subarray(0, -1000))
      return sending
    })
    await vi.waitFor(async () => expect(await receivedBytes()).toBeGreaterThan(20 * 5_000_000), { timeout: 60_000 })
    expect((await upload(await drawPhoto().jpeg().toBuffer())).statusCode).toBe(200)
    for (const sending of slow) sending.destroy()
    await vi.waitFor(async () => expect(await temporaryFolders()).toEqual([]), { timeout: 60_000 })
  })
})
