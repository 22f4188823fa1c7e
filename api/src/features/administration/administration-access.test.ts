import { administration } from '@colocdar/contracts/administration'
import { articles } from '@colocdar/contracts/articles'
import { comptes } from '@colocdar/contracts/comptes'
import { moderation } from '@colocdar/contracts/moderation'
import { allEndpoints } from '@colocdar/contracts/table'
import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createVille, createWaitingOffre } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { articles as articlesTable } from '../blog/blog.table.ts'
import { messages } from '../contact/contact.table.ts'
import { journal } from '../journal/journal.table.ts'
import { offres } from '../offres/offres.table.ts'
import { utilisateurs } from '../utilisateurs/utilisateurs.table.ts'
import { villes } from '../villes/villes.table.ts'

const test = useTestApp()
let admin: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test)
})

const adminEndpoints = allEndpoints.filter(({ endpoint }) => endpoint.access === 'admin')
// Asks with a text that is too long for an address; nothing is kept of it.
const asking = 'articles.preview'
const writing = adminEndpoints.filter(({ id, endpoint }) => endpoint.method !== 'GET' && id !== asking)

const offreParams = async () => ({ kind: 'offre', id: (await createWaitingOffre(test)).id })
const verified = async () => {
  const params = await offreParams()
  const { body } = await callAs(test, admin, moderation.verify, { params, body: { version: 1 } })
  return { params, decision: body.id }
}
const membreId = async (changes = {}) => ({ id: (await createMembre(test, changes)).id })
const messageId = async () => {
  const form = { subject: 'Bonjour', email: 'visiteur@exemple.ma', message: 'Bonjour.' }
  const [row] = await test.deps.db.insert(messages).values(form).returning({ id: messages.id })
  return { id: row?.id ?? 0 }
}
const villeId = async () => ({ id: (await createVille(test)).id })
const articleForm = { titre: 'Vivre à Rabat', contenu: '<p>La capitale.</p>' }
const articleId = async (publishedAt: Date | null = null) => {
  const [row] = await test.deps.db
    .insert(articlesTable)
    .values({ ...articleForm, publishedAt })
    .returning()
  return { id: row?.id ?? 0 }
}

type Call = { params?: Record<string, unknown>; body?: object }

/** A call of each endpoint that changes something, on things made for it. */
const changes: Record<string, () => Promise<Call>> = {
  'moderation.verify': async () => ({ params: await offreParams(), body: { version: 1 } }),
  'moderation.refuse': async () => ({ params: await offreParams(), body: { version: 1, motif: 'Non.' } }),
  'moderation.withdraw': async () => ({ params: (await verified()).params, body: { version: 2, motif: 'Non.' } }),
  'moderation.undo': async () => ({ params: { id: (await verified()).decision } }),
  'comptes.block': async () => ({ params: await membreId(), body: { motif: 'Fraude.' } }),
  'comptes.unblock': async () => ({ params: await membreId({ blockedAt: new Date() }) }),
  'comptes.setIdentity': async () => ({ params: await membreId(), body: { identityVerified: true } }),
  'comptes.setAdmin': async () => ({ params: await membreId(), body: { admin: true } }),
  'administration.readMessage': async () => ({ params: await messageId() }),
  'administration.answerMessage': async () => ({ params: await messageId() }),
  'administration.createVille': async () => ({ body: { nom: `Ville neuve ${Math.random()}` } }),
  'administration.updateVille': async () => ({ params: await villeId(), body: { nom: `Ville ${Math.random()}` } }),
  'administration.moveVille': async () => {
    await createVille(test)
    return { params: await villeId(), body: { position: 0 } }
  },
  'administration.removeVille': async () => ({ params: await villeId() }),
  'articles.create': async () => ({ body: articleForm }),
  'articles.update': async () => ({ params: await articleId(), body: articleForm }),
  'articles.publish': async () => ({ params: await articleId() }),
  'articles.unpublish': async () => ({ params: await articleId(new Date()) }),
  'articles.remove': async () => ({ params: await articleId() }),
}

const countJournal = async () => (await test.deps.db.select({ total: count() }).from(journal))[0]?.total ?? 0

const endpointOf = (id: string) => {
  const found = adminEndpoints.find((known) => known.id === id)
  if (!found) throw new Error(`no endpoint ${id}`)
  return found.endpoint
}

describe('administration', () => {
  it('is below /admin, and what is below /admin is administration', () => {
    expect(adminEndpoints.length).toBeGreaterThan(25)
    for (const { id, endpoint } of allEndpoints) {
      expect(endpoint.path.startsWith('/admin/'), id).toBe(endpoint.access === 'admin')
    }
  })

  it.each(adminEndpoints.map(({ id }) => id))('[SEC-02] %s is closed to visitors and members', async (id) => {
    const call = (await changes[id]?.()) ?? { params: { id: 1, kind: 'offre' } }
    const before = await countJournal()
    const answers = [
      await callAs(test, null, endpointOf(id), call),
      await callAs(test, null, endpointOf(id), { ...call, headers: { authorization: `Bearer ${'x'.repeat(43)}` } }),
      await callAs(test, await createMembre(test), endpointOf(id), call),
      await callAs(test, await createMembre(test, { emailVerifiedAt: null }), endpointOf(id), call),
      await callAs(test, await createAdmin(test, { blockedAt: new Date() }), endpointOf(id), call),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 403, 401])
    expect(await countJournal()).toBe(before)
  })

  it('[SEC-02] says nothing about the input to who may not call', async () => {
    const membre = await createMembre(test)
    const { body } = await callAs(test, membre, comptes.block, { params: { id: 'x' }, body: {} })
    expect(body.code).toBe('FORBIDDEN')
    expect(body.details).toBeUndefined()
  })
})

describe('the journal is complete', () => {
  it('every call that changes something is tried here', () => {
    expect(Object.keys(changes).toSorted()).toEqual(writing.map(({ id }) => id).toSorted())
  })

  it.each(Object.keys(changes))('%s writes exactly one row, by who acted', async (id) => {
    const call = await changes[id]?.()
    const before = await countJournal()
    const { status } = await callAs(test, admin, endpointOf(id), call)
    expect(status).toBeLessThan(300)
    expect(await countJournal()).toBe(before + 1)
    const rows = await test.deps.db.select().from(journal).orderBy(journal.id)
    const row = rows.at(-1)
    expect(row?.acteurId).toBe(admin.id)
    expect(row?.avant ?? row?.apres).toBeTruthy()
    expect(JSON.stringify(row)).not.toContain('@')
  })
})

describe('[SEC-03] no field can be smuggled in', () => {
  const smuggled = {
    id: 999_999,
    verified: true,
    statut: 'LOUE',
    valide: true,
    roles: ['ROLE_ADMIN'],
    emailVerified: true,
    emailVerifiedAt: '2020-01-01T00:00:00Z',
    blockedAt: '2020-01-01T00:00:00Z',
    createdAt: '2020-01-01T00:00:00Z',
    publishedAt: '2020-01-01T00:00:00Z',
    auteurId: 999_999,
    acteurId: 999_999,
    slug: 'pirate',
    verifiedColocCount: 77,
    kind: 'avis',
  }

  it('with a refusal', async () => {
    const params = await offreParams()
    const body = { ...smuggled, version: 1, motif: 'Non.' }
    expect((await callAs(test, admin, moderation.refuse, { params, body })).status).toBe(200)
    const [row] = await test.deps.db.select().from(offres).where(eq(offres.id, params.id))
    expect(row).toMatchObject({ id: params.id, verified: false, statut: 'EN_ATTENTE', motifRefus: 'Non.' })
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020)
  })

  it('with a change of an account', async () => {
    const params = await membreId({ emailVerifiedAt: null })
    const body = { ...smuggled, identityVerified: true }
    expect((await callAs(test, admin, comptes.setIdentity, { params, body })).status).toBe(200)
    const [row] = await test.deps.db.select().from(utilisateurs).where(eq(utilisateurs.id, params.id))
    expect(row).toMatchObject({
      identityVerified: true,
      roles: ['ROLE_USER'],
      emailVerifiedAt: null,
      blockedAt: null,
    })
    await callAs(test, admin, comptes.block, { params, body: { ...smuggled, motif: 'Fraude.' } })
    const [blocked] = await test.deps.db.select().from(utilisateurs).where(eq(utilisateurs.id, params.id))
    expect(blocked?.blockedAt?.getFullYear()).toBeGreaterThan(2020)
  })

  it('with a city', async () => {
    const body = { ...smuggled, nom: 'Ville honnête', position: -5 }
    const { body: ville } = await callAs(test, admin, administration.createVille, { body })
    const [row] = await test.deps.db.select().from(villes).where(eq(villes.id, ville.id))
    expect(row).toMatchObject({ slug: 'ville-honnete', verifiedColocCount: 0 })
    expect(row?.id).not.toBe(smuggled.id)
    expect(row?.position).toBeGreaterThanOrEqual(0)
  })

  it('with an article', async () => {
    const body = { ...smuggled, ...articleForm }
    const { body: article } = await callAs(test, admin, articles.create, { body })
    expect(article).toMatchObject({ publishedAt: null, auteur: { id: admin.id } })
    expect(article.id).not.toBe(smuggled.id)
  })
})
