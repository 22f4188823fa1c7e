import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { articles } from '../../schema/articles.ts'
import { images } from '../../schema/images.ts'
import { recordQueries } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
const get = (url: string) => test.app.inject({ url: `/api${url}` })

// Two within one millisecond: equal as JavaScript dates, they must not be lost between two pages.
const moments = [
  '2026-01-01T10:00:00.000100Z',
  '2026-01-01T10:00:00.000900Z',
  '2026-01-03T10:00:00Z',
  null,
  '2026-01-02',
]
let ids: number[]

beforeAll(async () => {
  await test.deps.db.insert(images).values({ src: 'article.webp', width: 1, height: 1, couleur: '#ffffff' })
  const rows = await test.deps.db
    .insert(articles)
    .values(
      moments.map((moment, index) => ({
        titre: `Article ${index}`,
        contenu: `<p>Texte ${index}</p><script>alert(1)</script>`,
        image: index === 2 ? 'article.webp' : null,
        publishedAt: moment === null ? null : sql`${moment}::timestamptz`,
      })),
    )
    .returning({ id: articles.id })
  ids = rows.map(({ id }) => id)
})

const titles = (answer: { items: { title: string }[] }) => answer.items.map(({ title }) => title)

describe('our own blog', () => {
  it('[DATA-28] lists published articles, newest first, in Blogger’s shape', async () => {
    const answer = (await get('/blogs')).json()
    expect(titles(answer)).toEqual(['Article 2', 'Article 4', 'Article 1', 'Article 0'])
    expect(answer.nextPageToken).toBeUndefined()
    expect(answer.items[0]).toEqual({
      id: String(ids[2]),
      title: 'Article 2',
      content: '<p>Texte 2</p>',
      url: `http://colocdar.test/blogs/${ids[2]}`,
      published: '2026-01-03T10:00:00.000Z',
      images: [{ url: '/uploads/article.webp' }],
    })
  })

  it('[API-38] pages by maxResults and nextPageToken without losing or repeating one', async () => {
    const seen: string[] = []
    let pageToken: string | undefined
    do {
      const page = (await get(`/blogs?maxResults=1${pageToken ? `&pageToken=${pageToken}` : ''}`)).json()
      seen.push(...titles(page))
      pageToken = page.nextPageToken
    } while (pageToken && seen.length < 10)
    expect(seen).toEqual(['Article 2', 'Article 4', 'Article 1', 'Article 0'])
  })

  it('[API-39] reads one by id; a draft and an unknown one do not exist', async () => {
    expect((await get(`/blogs/${ids[0]}`)).json()).toMatchObject({ id: String(ids[0]), content: '<p>Texte 0</p>' })
    for (const id of [ids[3], 999_999, '2147483648', '99999999999999999999']) {
      const answer = await get(`/blogs/${id}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Cet article n’existe pas.' })
    }
  })

  it.each(['/blogs/abc', '/blogs?pageToken=abc', '/blogs?pageToken=1-', '/blogs?maxResults=51', '/blogs?maxResults=x'])(
    'refuses %s',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('INVALID')
    },
  )

  it('makes one query per page and uses the index', async () => {
    const statements = await recordQueries(() => get('/blogs?maxResults=2'))
    expect(statements).toHaveLength(1)
    const plan = await test.deps.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute(sql`explain select id from articles where published_at is not null
        and (published_at, id) < (now(), 5) order by published_at desc, id desc limit 3`)
    })
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toContain('articles_published')
    expect(text).not.toContain('Sort')
  })
})
