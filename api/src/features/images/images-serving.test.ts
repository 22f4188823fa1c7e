import { writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { drawPhoto, uploadPhoto } from '../../testing/photos.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let src: string

beforeAll(async () => {
  const { id: proprietaireId, headers } = await createMembre(test)
  src = (await uploadPhoto(test, headers, await drawPhoto(600, 400).jpeg().toBuffer())).json().fileName
  const { id: villeId } = await createVille(test)
  await createOffre(test, { proprietaireId, villeId, photos: [src] })
  await writeFile(join(test.folder, 'secret.webp'), 'CANARI')
})

const get = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') => test.app.inject({ method, url, headers })

describe('/uploads', () => {
  it('[CARD-20] serves a photo by its src, cacheable for a day and as a picture only', async () => {
    const answer = await get(`/uploads/${src}?w=480`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=86400, s-maxage=50',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(answer.rawPayload.toString('latin1', 8, 12)).toBe('WEBP')
  })

  it('answers HEAD without a body, and 304 to a matching ETag', async () => {
    const head = await get(`/uploads/${src}`, {}, 'HEAD')
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100)
    const { etag } = (await get(`/uploads/${src}`)).headers
    const known = await get(`/uploads/${src}`, { 'if-none-match': String(etag) })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
    expect(known.headers.etag).toBe(etag)
    expect((await get(`/uploads/${src}?w=320`, { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  it.each([
    [{ 'save-data': 'on' }, 480, 320],
    [{ ect: 'slow-2g' }, 480, 320],
    [{ ect: '2g' }, 480, 320],
    [{ ect: '3g' }, 480, 320],
    [{ ect: '3g' }, 320, 320],
    [{ ect: '4g' }, 480, 480],
    [{ 'save-data': 'off' }, 480, 480],
  ])('is one width less for those who spare data: %o', async (headers, asked, sent) => {
    const answer = await get(`/uploads/${src}?w=${asked}`, headers)
    expect(answer.headers.vary).toContain('Save-Data, ECT')
    expect(answer.rawPayload.equals((await get(`/uploads/${src}?w=${sent}`)).rawPayload)).toBe(true)
  })

  it('answers JSON 404 for an unknown name', async () => {
    const answer = await get('/uploads/0123456789abcdef0123456789abcdef.webp')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Cette image n’existe pas.' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    '/uploads/../secret.webp',
    '/uploads/..%2Fsecret.webp',
    '/uploads/%2e%2e%2fsecret.webp',
    '/uploads/..%5Csecret.webp',
    '/uploads/....//secret.webp',
    '/uploads//etc/passwd',
    '/uploads/%2Fetc%2Fpasswd',
    '/uploads/secret.webp%00',
    '/uploads/%00',
    '/uploads/%',
    '/uploads/%c0%ae%c0%ae%2fsecret.webp',
    '/uploads/',
    '/uploads/.webp',
    '/UPLOADS/secret.webp',
    '/uploads/aa/secret.webp',
    '/uploads/SECRET.webp',
    `/uploads/${'a'.repeat(300)}.webp`,
  ])('[SEC-30] serves no file for %s', async (path) => {
    const answer = await raw(path)
    expect(answer).toMatch(/^HTTP\/1\.1 40[04]/)
    expect(answer).not.toMatch(/CANARI|root:/)
    expect(answer).toContain('application/json')
    if (path.startsWith('/uploads/')) expect(answer).toContain('"requestId"')
  })

  it.each(['?w=0', '?w=-1', '?w=99999', '?w=1e3', '?w=320&w=480', '?w[]=320', '?w='])(
    'serves a whole picture for the odd width %s',
    async (query) => {
      const answer = await get(`/uploads/${src}${query}`)
      expect(answer.statusCode).toBe(200)
    },
  )
})

/** A raw request, because HTTP clients normalise dots in a path. */
const raw = async (path: string): Promise<string> => {
  if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 })
  const address = test.app.server.address()
  const socket = createConnection(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: colocdar.test\r\nConnection: close\r\n\r\n`)
  return text(socket)
}
