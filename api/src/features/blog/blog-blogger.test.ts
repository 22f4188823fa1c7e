import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { type FakeBlogger, startFakeBlogger } from '../../testing/fake-blogger.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let blogger: FakeBlogger
let app: Awaited<ReturnType<typeof buildApp>>
let now = Date.parse('2026-03-01T10:00:00Z')

beforeAll(async () => {
  blogger = await startFakeBlogger()
})
afterAll(() => blogger.close())

// Each test starts with an empty cache.
beforeEach(async () => {
  blogger.asked.length = 0
  await app?.close()
  const config = {
    ...test.deps.config,
    blogger: { blogId: '42', apiKey: 'cle-secrete', baseUrl: blogger.baseUrl },
  }
  app = await buildApp({ deps: { ...test.deps, config, clock: () => new Date(now) } })
})
afterAll(() => app.close())

const post = {
  kind: 'blogger#post',
  id: '7',
  blog: { id: '42' },
  published: '2026-02-01T08:00:00+01:00',
  url: 'https://colocdar.blogspot.com/2026/02/vivre.html',
  title: 'Vivre à plusieurs',
  content: '<p onclick="x()">Bonjour</p><script>alert(1)</script>',
  author: { displayName: 'Équipe' },
  images: [{ url: 'https://blogger.googleusercontent.com/img/a.jpg' }, { url: 'javascript:alert(1)' }],
}
const list = { kind: 'blogger#postList', items: [post], nextPageToken: 'CgkIChi-_w==' }
const get = (url: string) => app.inject({ url: `/api${url}` })

describe('the blog on Blogger', () => {
  it('[DATA-28] [API-38] lists its posts, sanitised, with nextPageToken', async () => {
    blogger.answerJson(200, list)
    const answer = await get('/blogs?maxResults=3&pageToken=Cg_-0')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      items: [
        {
          id: '7',
          title: 'Vivre à plusieurs',
          content: '<p>Bonjour</p>',
          url: post.url,
          published: post.published,
          images: [{ url: 'https://blogger.googleusercontent.com/img/a.jpg' }],
        },
      ],
      nextPageToken: 'CgkIChi-_w==',
    })
    expect(blogger.asked).toEqual([
      '/blogger/v3/blogs/42/posts?maxResults=3&pageToken=Cg_-0&fetchImages=true&key=cle-secrete',
    ])
  })

  it('[API-39] reads one post by id, and answers 404 for an unknown one', async () => {
    blogger.answerJson(200, post)
    expect((await get('/blogs/7')).json()).toMatchObject({ id: '7', content: '<p>Bonjour</p>' })
    blogger.answerJson(404, { error: { code: 404 } })
    expect((await get('/blogs/8')).statusCode).toBe(404)
  })

  it('requests twelve posts by default, and accepts an empty blog', async () => {
    blogger.answerJson(200, { kind: 'blogger#postList' })
    expect((await get('/blogs')).json()).toEqual({ items: [] })
    expect(blogger.asked[0]).toContain('maxResults=12')
  })

  it('makes one request for many readers, and another after five minutes', async () => {
    blogger.answerJson(200, list)
    await Promise.all(Array.from({ length: 20 }, () => get('/blogs')))
    await get('/blogs')
    expect(blogger.asked).toHaveLength(1)
    now += 5 * 60_000 + 1
    await get('/blogs')
    expect(blogger.asked).toHaveLength(2)
  })

  it('serves a stale answer while Blogger fails, and retries after 30 seconds', async () => {
    blogger.answerJson(200, list)
    const before = (await get('/blogs')).json()
    now += 6 * 60_000
    blogger.answerJson(500, {})
    expect((await get('/blogs')).json()).toEqual(before)
    expect((await get('/blogs')).json()).toEqual(before)
    expect(blogger.asked).toHaveLength(2)
    now += 31_000
    blogger.answerJson(200, { kind: 'blogger#postList', items: [] })
    expect((await get('/blogs')).json()).toEqual({ items: [] })
  })

  it.each([
    ['an error', () => blogger.answerJson(503, {})],
    ['a body that is not JSON', () => blogger.answer((_, response) => response.end('<html>'))],
    ['an unexpected shape', () => blogger.answerJson(200, { items: [{ id: 7 }] })],
    ['a closed connection', () => blogger.answer((request) => request.socket.destroy())],
  ])('answers 503 in French for %s, without the key', async (_what, misbehave) => {
    misbehave()
    const answer = await get('/blogs')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', message: 'Le blog est momentanément indisponible.' })
    expect(answer.body).not.toContain('cle-secrete')
    expect(answer.headers['retry-after']).toBe('30')
  })

  it('[SEC-31] follows no redirect', async () => {
    const elsewhere = await startFakeBlogger()
    blogger.answer((_, response) => response.writeHead(302, { location: `${elsewhere.baseUrl}/x` }).end())
    expect((await get('/blogs')).statusCode).toBe(503)
    expect(elsewhere.asked).toEqual([])
    await elsewhere.close()
  })

  it.each([
    '/blogs/..%2F..%2Fusers%2Fself',
    '/blogs/7%3Fkey=x',
    '/blogs/7%00',
    '/blogs/http:%2F%2F127.0.0.1',
    '/blogs/@127.0.0.1',
    `/blogs/${'9'.repeat(21)}`,
    '/blogs?pageToken=a%26key%3Dx',
    '/blogs?pageToken=..%2F',
    `/blogs?pageToken=${'a'.repeat(201)}`,
    '/blogs?pageToken=',
    '/blogs?maxResults=0',
    '/blogs?maxResults=51',
    '/blogs?maxResults=1e1',
    '/blogs?maxResults=1&maxResults=2',
  ])('[SEC-31] sends Blogger no request for %s', async (url) => {
    blogger.answerJson(200, list)
    expect((await get(url)).statusCode).toBe(400)
    expect(blogger.asked).toEqual([])
  })
})
