import { comptes } from '@colocdar/contracts/comptes'
import { moderation } from '@colocdar/contracts/moderation'
import { offres } from '@colocdar/contracts/offres'
import { utilisateurs as membres } from '@colocdar/contracts/utilisateurs'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { articles } from '../../schema/articles.ts'
import { avis } from '../../schema/avis.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { form } from '../../testing/offre-edition.ts'
import { createOffre, offreRow } from '../../testing/offres.ts'
import { drawPhoto, uploadPhoto } from '../../testing/photos.ts'
import { recordQueries } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { profil } from '../../testing/valid-calls.ts'

const test = useTestApp()
let admin: TestMembre
let stranger: TestMembre
let villeId = 0
let elsewhere: FastifyInstance

beforeAll(async () => {
  admin = await createAdmin(test)
  stranger = await createMembre(test)
  villeId = (await createVille(test)).id
  // A second machine on the same database and storage.
  elsewhere = await buildApp({ deps: test.deps })
})
afterAll(() => elsewhere.close())
afterEach(() => {
  test.setNow(null)
  vi.restoreAllMocks()
})

const get = (src: string, membre: TestMembre | null = null, app = test.app) =>
  app.inject({ url: `/uploads/${src}`, headers: membre?.headers ?? {} })
const statusOf = async (...call: Parameters<typeof get>) => (await get(...call)).statusCode
const passSeconds = (seconds: number) => test.setNow(new Date(Date.now() + seconds * 1000))

const upload = async (membre: TestMembre): Promise<string> =>
  (await uploadPhoto(test, membre.headers, await drawPhoto(64, 48).jpeg().toBuffer())).json().fileName

/** A public offer with one photo, which both machines have already served. */
const createPublished = async (changes = {}) => {
  const owner = await createMembre(test)
  const src = await upload(owner)
  const id = await createOffre(test, {
    proprietaireId: owner.id,
    villeId,
    photos: [src],
    decidedAt: new Date(),
    ...changes,
  })
  expect([await statusOf(src), await statusOf(src, null, elsewhere)]).toEqual([200, 200])
  return { owner, src, id }
}

type Published = Awaited<ReturnType<typeof createPublished>>
const motif = 'Les photos ne montrent pas le logement.'
const decide = async (decision: 'verify' | 'withdraw' | 'refuse', id: number) => {
  const { version } = await offreRow(test, id)
  return callAs(test, admin, moderation[decision], {
    params: { kind: 'offre', id },
    body: { version, ...(decision !== 'verify' && { motif }) },
  })
}
const edit = (owner: TestMembre, id: number, srcs: string[]) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/test/coloc/${id}`,
    headers: owner.headers,
    payload: { ...form, villeId, proprietaireId: owner.id, photos: srcs.map((src) => ({ src })) },
  })
const block = ({ id }: TestMembre) => callAs(test, admin, comptes.block, { params: { id }, body: { motif } })

describe('photos of an offer', () => {
  it.each<[string, (published: Published) => Promise<{ status: number }>]>([
    ['withdrawn', ({ id }) => decide('withdraw', id)],
    ['of a blocked member', ({ owner }) => block(owner)],
    ['deleted', ({ id, owner }) => callAs(test, owner, offres.remove, { params: { id } })],
  ])('[SEC-42] are gone for everybody within five seconds, on every machine: %s', async (_what, act) => {
    const published = await createPublished()
    const { src } = published
    const { status } = await act(published)
    expect(status).toBeLessThan(300)
    passSeconds(6)
    for (const app of [test.app, elsewhere]) {
      for (const anybody of [null, stranger]) expect(await statusOf(src, anybody, app)).toBe(404)
    }
  })

  it('[SEC-42] of a withdrawn one are served to its owner and to administrators, and stored nowhere', async () => {
    const { owner, src, id } = await createPublished()
    await decide('withdraw', id)
    passSeconds(6)
    for (const membre of [owner, admin]) {
      const answer = await get(src, membre)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    }
    const { etag } = (await get(src, owner)).headers
    const again = await test.app.inject({ url: `/uploads/${src}`, headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(404)
  })

  it('[SEC-42] stay public while it is rented, and come back with it', async () => {
    const { src, id, owner } = await createPublished()
    await callAs(test, owner, offres.markLoue, { params: { id } })
    passSeconds(6)
    expect(await statusOf(src)).toBe(200)
    await block(owner)
    passSeconds(90)
    expect(await statusOf(src)).toBe(404)
    await callAs(test, admin, comptes.unblock, { params: { id: owner.id } })
    passSeconds(135)
    expect(await statusOf(src)).toBe(200)
  })

  it('[SEC-42] that an accepted change took away are gone too', async () => {
    const { owner, src, id } = await createPublished()
    const other = await upload(owner)
    await edit(owner, id, [other])
    await decide('verify', id)
    passSeconds(6)
    expect([await statusOf(src), await statusOf(other)]).toEqual([404, 200])
  })
})

describe('[SEC-59] photos that no administrator has accepted', () => {
  const offer = (owner: TestMembre, src: string, changes = {}) =>
    createOffre(test, { proprietaireId: owner.id, villeId, photos: [src], ...changes })
  const waits = { verified: false, statut: 'EN_ATTENTE' as const }
  const portray = ({ id }: TestMembre, photo: string) =>
    test.deps.db.update(utilisateurs).set({ photo }).where(eq(utilisateurs.id, id))
  const change = async (owner: TestMembre, src: string) => {
    const id = await offer(owner, await upload(owner))
    expect((await edit(owner, id, [src])).statusCode).toBe(200)
    return id
  }
  const unaccepted: Record<string, (owner: TestMembre, src: string) => Promise<unknown>> = {
    'that nothing uses': async () => {},
    'of a new offer': (owner, src) => offer(owner, src, waits),
    'of a new offer that is rented by now': (owner, src) => offer(owner, src, { ...waits, statut: 'LOUE' }),
    'of a refused offer': async (owner, src) => decide('refuse', await offer(owner, src, waits)),
    'of a change that waits': change,
    'of a change that was refused': async (owner, src) => decide('refuse', await change(owner, src)),
    'of a profile without ads': portray,
    'of a profile whose ad waits': async (owner, src) => {
      await offer(owner, await upload(owner), waits)
      await portray(owner, src)
    },
    'of a profile with a review only': async (owner, src) => {
      await test.deps.db.insert(avis).values({ auteurId: owner.id, commentaire: 'Bien.', note: 4, valide: true })
      await portray(owner, src)
    },
    'of a public profile, not seen yet': async (owner, photo) => {
      await offer(owner, await upload(owner))
      const saved = await callAs(test, owner, membres.update, { params: { id: owner.id }, body: { ...profil, photo } })
      expect(saved.body.modification.contenu.photo).toBe(photo)
    },
  }

  it.each(Object.entries(unaccepted))(
    '%s are for their owner and administrators, and stored nowhere',
    async (_what, use) => {
      const owner = await createMembre(test)
      const src = await upload(owner)
      await use(owner, src)
      passSeconds(6)
      for (const anybody of [null, stranger])
        expect([(await get(src, anybody)).statusCode, (await get(src, anybody)).headers['cache-control']]).toEqual([
          404,
          'no-store',
        ])
      for (const membre of [owner, admin]) {
        const answer = await get(src, membre)
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
      }
    },
  )

  it('[SEC-42] are public once one has: browsers cache them for a day, a CDN for less than a minute', async () => {
    const owner = await createMembre(test)
    const src = await upload(owner)
    const id = await offer(owner, src, waits)
    expect([await statusOf(src), await statusOf(src, admin)]).toEqual([404, 200])
    expect((await decide('verify', id)).status).toBe(200)
    // On the page that shows it, at the same moment.
    const answer = await get(src)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=86400, s-maxage=50'])
  })
})

describe('other pictures', () => {
  it('of cities and articles are public, however old', async () => {
    const [image, inText, unused] = [await upload(admin), await upload(admin), await upload(admin)]
    await createVille(test, { image })
    await test.deps.db.insert(articles).values({ titre: 'Un', contenu: `<img src="/uploads/${inText}">` })
    test.setNow(new Date(Date.now() + 30 * 3_600_000))
    expect([await statusOf(image), await statusOf(inText), await statusOf(unused)]).toEqual([200, 200, 404])
  })
})

describe('the check', () => {
  it('asks nothing about names that do not exist', async () => {
    expect(await recordQueries(() => get('0123456789abcdef0123456789abcdef.webp'))).toEqual([])
  })

  it('asks once in five seconds', async () => {
    // The clock stands still: the machine may take longer between two reads.
    passSeconds(0)
    const { src } = await createPublished()
    expect(await recordQueries(() => get(src))).toEqual([])
    passSeconds(6)
    expect(await recordQueries(() => get(src))).toHaveLength(1)
  })

  it('serves what it knows while the database is down, and nothing else', async () => {
    const { src } = await createPublished()
    const unknown = await upload(stranger)
    passSeconds(6)
    vi.spyOn(test.deps.db, 'execute').mockImplementation(() => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    })
    expect([await statusOf(src), await statusOf(unknown)]).toEqual([200, 503])
  })
})
