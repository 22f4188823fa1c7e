import { articles } from '@colocdar/contracts/articles'
import { journal } from '@colocdar/contracts/journal'
import { beforeAll, describe, expect, it } from 'vitest'
import { createImage } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
const withBlogger = useTestApp({
  config: {
    publicUrl: 'http://colocdar.test',
    contactEmail: 'contact@colocdar.test',
    telephoneAlert: 200,
    hidingAlert: 10,
    demo: true,
    push: { subject: 'mailto:contact@colocdar.test', hosts: [] },
    blogger: { blogId: '1', apiKey: 'cle' },
  },
})
let admin: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test)
})

const form = { titre: 'Vivre à Rabat', contenu: '<p>La capitale.</p><script>alert(1)</script>' }
const write = async (body: unknown = form) => (await callAs(test, admin, articles.create, { body })).body
const onArticle = (endpoint: 'publish' | 'unpublish' | 'remove' | 'one', id: number) =>
  callAs(test, admin, articles[endpoint], { params: { id } })

describe('articles', () => {
  it('begin as drafts', async () => {
    const { status, body } = await callAs(test, admin, articles.create, { body: form })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...form, publishedAt: null, auteur: { id: admin.id }, version: 1 })
  })

  it('are previewed as readers would see them, without being saved', async () => {
    const before = await callAs(test, admin, articles.list, {})
    const { status, body } = await callAs(test, admin, articles.preview, { body: { contenu: form.contenu } })
    expect(status).toBe(200)
    expect(body).toEqual({ apercu: '<p>La capitale.</p>' })
    const after = await callAs(test, admin, articles.list, {})
    expect(after.body.totalElements).toBe(before.body.totalElements)
  })

  it('are listed with drafts, newest first', async () => {
    const draft = await write()
    const published = await write()
    await onArticle('publish', published.id)
    const { body } = await callAs(test, admin, articles.list, { query: { size: 2 } })
    expect(body.content).toEqual([
      expect.objectContaining({ id: published.id, publishedAt: expect.any(String) }),
      expect.objectContaining({ id: draft.id, publishedAt: null }),
    ])
    expect(body.content[0]).not.toHaveProperty('contenu')
    const next = await callAs(test, admin, articles.list, { query: { size: 1, page: 1 } })
    expect(next.body.content).toEqual([body.content[1]])
    const third = await callAs(test, admin, articles.list, { query: { size: 2, page: 1 } })
    expect(third.body.content.map(({ id }: { id: number }) => id)).not.toContain(draft.id)
  })

  it('are published, unpublished and deleted', async () => {
    const { id } = await write()
    const published = await onArticle('publish', id)
    expect(published.body.publishedAt).toEqual(expect.any(String))
    expect((await onArticle('publish', id)).body).toEqual(published.body)
    expect((await onArticle('unpublish', id)).body.publishedAt).toBeNull()
    await onArticle('unpublish', id)
    expect((await onArticle('remove', id)).status).toBe(204)
    const gone = await onArticle('one', id)
    expect([gone.status, gone.body.message]).toEqual([404, 'Cet article n’existe pas.'])
    const { body } = await callAs(test, admin, journal.list, { query: { objet: 'article', objetId: id } })
    const trace = (version: number, publishedAt: string | null = null) => ({
      titre: form.titre,
      image: null,
      publishedAt,
      version,
    })
    const public2 = trace(2, published.body.publishedAt)
    expect(body.content).toMatchObject([
      { action: 'remove', avant: trace(3), apres: null, acteur: { id: admin.id } },
      { action: 'unpublish', avant: public2, apres: trace(3) },
      { action: 'publish', avant: trace(1), apres: public2 },
      { action: 'create', avant: null, apres: trace(1) },
    ])
  })

  it('are changed, with their picture', async () => {
    const { id } = await write()
    const image = await createImage(test, admin.id)
    const body = { titre: 'Vivre à Fès', contenu: '<p>La médina.</p>', image }
    const changed = await callAs(test, admin, articles.update, { params: { id }, body })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ ...body, version: 2 })
    const foreign = await createImage(test, (await createMembre(test)).id)
    const refused = await callAs(test, admin, articles.update, { params: { id }, body: { ...body, image: foreign } })
    expect(refused.body.details).toEqual({ image: 'Cette image n’existe pas. Envoyez-la de nouveau.' })
    // Another administrator may change the rest, and leave the picture.
    const other = await createAdmin(test)
    const again = await callAs(test, other, articles.update, { params: { id }, body: { ...body, titre: 'À Fès' } })
    expect(again.body).toMatchObject({ titre: 'À Fès', image })
    const { body: entries } = await callAs(test, admin, journal.list, { query: { objet: 'article', objetId: id } })
    expect(entries.content[0]).toMatchObject({
      action: 'update',
      avant: { titre: 'Vivre à Fès', image },
      apres: { titre: 'À Fès', version: 3 },
    })
  })

  it('are not overwritten by an edit of an older version', async () => {
    const { id } = await write()
    const { headers } = await onArticle('one', id)
    const change = (etag: string) =>
      callAs(test, admin, articles.update, { params: { id }, body: form, headers: { 'if-match': etag } })
    const etag = String(headers.etag)
    const first = await change(etag)
    expect(first.status).toBe(200)
    expect((await change(etag)).status).toBe(412)
    expect((await change(String(first.headers.etag))).status).toBe(200)
  })

  it('are published and unpublished only in the version that was read', async () => {
    const { id } = await write()
    const send = (endpoint: 'publish' | 'unpublish', etag: unknown) =>
      callAs(test, admin, articles[endpoint], { params: { id }, headers: { 'if-match': String(etag) } })
    const read = await onArticle('one', id)
    const changed = await callAs(test, admin, articles.update, { params: { id }, body: form })
    expect((await send('publish', read.headers.etag)).status).toBe(412)
    expect((await onArticle('one', id)).body.publishedAt).toBeNull()
    const published = await send('publish', changed.headers.etag)
    expect(published.status).toBe(200)
    expect((await send('unpublish', changed.headers.etag)).status).toBe(412)
    // Also when there is nothing to do: the answer's ETag is one of a version that was not read.
    expect((await send('publish', changed.headers.etag)).status).toBe(412)
    expect((await send('unpublish', published.headers.etag)).status).toBe(200)
  })

  it.each([
    ['no title', { contenu: 'x' }, 'titre'],
    ['an empty title', { titre: ' ', contenu: 'x' }, 'titre'],
    ['a title of 201 characters', { titre: 'x'.repeat(201), contenu: 'x' }, 'titre'],
    ['no content', { titre: 'x' }, 'contenu'],
    ['a content of 100,001 characters', { titre: 'x', contenu: 'x'.repeat(100_001) }, 'contenu'],
    ['a picture that is not there', { titre: 'x', contenu: 'x', image: 'nulle-part.webp' }, 'image'],
  ])('are refused with %s', async (_, body, field) => {
    const answer = await callAs(test, admin, articles.create, { body })
    expect(answer.status).toBe(400)
    expect(answer.body.details).toHaveProperty(field)
  })

  it.each(['publish', 'unpublish', 'remove', 'one'] as const)(
    'are 404 when they do not exist: %s',
    async (endpoint) => {
      expect((await onArticle(endpoint, 2_000_000_000)).status).toBe(404)
    },
  )

  it('are not available when the blog is on Blogger', async () => {
    const who = await createAdmin(withBlogger)
    for (const endpoint of Object.values(articles)) {
      const { status, body } = await callAs(withBlogger, who, endpoint, {
        ...('params' in endpoint && { params: { id: 1 } }),
        ...('body' in endpoint && { body: form }),
      })
      expect(status).toBe(409)
      expect(body.message).toBe('Le blog est tenu sur Blogger\u00a0: ses articles s’écrivent là-bas.')
    }
  })
})
