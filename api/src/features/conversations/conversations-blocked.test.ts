import { conversations } from '@colocdar/contracts/conversations'
import { type Endpoint, fillPath } from '@colocdar/contracts/endpoint'
import { allEndpoints } from '@colocdar/contracts/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'

/** The same two members in two databases: in one of them the owner blocks the seeker. Ids are the same in both. */
interface World {
  test: TestApp
  owner: TestMembre
  seeker: TestMembre
  /** Of the owner: there is a conversation about the first two. */
  offres: number[]
  demande: number
  /** About the first offer; about the second, which the owner left before. */
  threads: number[]
  evenement: number
}

const apps = { free: useTestApp(), blocked: useTestApp() }
const worlds = {} as Record<keyof typeof apps, World>
const moment = new Date()

const createPerson = (test: TestApp, name: string, telephone: string) =>
  createMembre(test, { username: name, email: `${name}@gmail.com`, prenom: name, telephone, createdAt: moment })

const createWorld = async (test: TestApp): Promise<World> => {
  test.setNow(moment)
  const owner = await createPerson(test, 'karim', '0612345678')
  const seeker = await createPerson(test, 'sara', '0687654321')
  const { id: villeId } = await createVille(test, { slug: 'rabat', nom: 'Rabat', position: 1 })
  const publish = (proprietaireId: number) => createOffre(test, { proprietaireId, villeId, photos: [] })
  const offres = [await publish(owner.id), await publish(owner.id), await publish(owner.id)]
  const demande = await createDemande(test, { demandeurId: seeker.id, villeId, budget: 9000 })
  const threads: number[] = []
  for (const annonceId of offres.slice(0, 2)) {
    const body = { annonce: 'offre', annonceId, texte: 'Bonjour' }
    threads.push((await callAs(test, seeker, conversations.create, { body })).body.id)
  }
  const [first = 0, second = 0] = threads
  await callAs(test, owner, conversations.send, { params: { id: first }, body: { texte: 'Oui, elle est libre.' } })
  await callAs(test, seeker, conversations.send, { params: { id: first }, body: { texte: 'Je peux passer ?' } })
  await callAs(test, owner, conversations.leave, { params: { id: second } })
  const { evenement } = (await callAs(test, seeker, conversations.list)).body
  return { test, owner, seeker, offres, demande, threads, evenement }
}

beforeAll(async () => {
  worlds.free = await createWorld(apps.free)
  worlds.blocked = await createWorld(apps.blocked)
  const later = new Date(moment.getTime() + 60_000)
  for (const { test } of Object.values(worlds)) test.setNow(later)
})

interface Call {
  params?: Record<string, unknown>
  query?: Record<string, string | number | undefined>
  body?: object
  headers?: Record<string, string>
}

/** What the seeker asks of the owner's things. Calls that are not here are made with every id that leads to the owner. */
const asked: Record<string, (world: World) => Call[]> = {
  'conversations.events': ({ evenement }) => [
    { query: { attente: '0' } },
    { query: { attente: '0' }, headers: { 'last-event-id': String(evenement) } },
  ],
  'conversations.create': ({ offres }) => offres.map((annonceId) => ({ body: { annonce: 'offre', annonceId, texte } })),
  'conversations.send': ({ threads }) => threads.map((id) => ({ params: { id }, body: { texte } })),
  'conversations.read': ({ threads }) => threads.map((id) => ({ params: { id }, body: { jusqua: 2_000_000_000 } })),
  'visites.propose': ({ threads }) => threads.map((conversationId) => ({ body: { conversationId, creneaux: [] } })),
  'signalements.create': ({ owner, offres, threads }) => [
    { body: { kind: 'utilisateur', objetId: owner.id, motif: 'AUTRE' } },
    { body: { kind: 'offre', objetId: offres[0], motif: 'FAUX' } },
    ...threads.map((objetId) => ({ body: { kind: 'conversation', objetId, motif: 'AUTRE' } })),
  ],
  'offres.search': ({ owner }) => [{}, { query: { userId: owner.id } }],
  'demandes.search': ({ owner }) => [{}, { query: { userId: owner.id } }],
  'correspondances.list': ({ offres, demande }) => [
    { query: { demandeId: demande } },
    { query: { offreId: offres[0] ?? 0 } },
  ],
  'favoris.add': ({ offres }) => [{ body: { favoris: offres.map((offreId) => ({ offreId })) } }],
  'favoris.offres': ({ offres }) => [{ query: { ids: offres.join(',') } }],
  'vues.count': ({ offres }) => [{ body: { type: 'offre', id: offres[0] } }],
}
const texte = 'Toujours là ?'

const callsOf = (id: string, { path, answers }: Endpoint, world: World): Call[] => {
  const special = asked[id]?.(world)
  if (special) return special
  if (answers === 'events') throw new Error(`${id} stays open: say here how to end it`)
  if (!path.includes('{')) return [{}]
  const ids = [world.owner.id, ...world.offres, ...world.threads]
  return ids.map((each) => ({ params: { id: each, kind: 'offre' } }))
}

const ask = async ({ test, seeker }: World, { method, path }: Endpoint, { params, query, body, headers }: Call) => {
  const answer = await test.app.inject({
    method,
    url: `/api${fillPath(path, params)}`,
    query: Object.fromEntries(
      Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
    headers: { ...seeker.headers, ...headers },
    ...(body && { payload: body }),
  })
  return [answer.statusCode, answer.headers.etag ?? null, answer.headers['retry-after'] ?? null, textOf(answer.body)]
}

/** Without what differs from call to call: numbers of requests, the database's clock in rows that tests insert, tokens. */
const textOf = (body: string): string =>
  body
    .replace(/"requestId":"[^"]+"/, '')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'INSTANT')
    .replaceAll(/[\w-]{32,}/g, 'TOKEN')

/** The one call whose answer changes: it is that for a member without a number (conversations-blocks.test.ts). */
const exception = 'telephone.show'
const memberCalls = allEndpoints.filter(({ id, endpoint }) => endpoint.access !== 'admin' && id !== exception)

/** Every call of these methods, in both worlds. */
const compare = async (...methods: Endpoint['method'][]) => {
  const walked = memberCalls.filter(({ id, endpoint }) => methods.includes(endpoint.method) && id !== 'auth.signout')
  for (const { id, endpoint } of walked) {
    const answers = async (world: World) => {
      const all = []
      for (const call of callsOf(id, endpoint, world)) all.push(await ask(world, endpoint, call))
      return all
    }
    expect(await answers(worlds.blocked), id).toEqual(await answers(worlds.free))
  }
  return walked.length
}

const act = async (endpoint: (typeof conversations)[keyof typeof conversations], thread: number, body?: object) => {
  const { test, owner, threads } = worlds.blocked
  const answer = await callAs(test, owner, endpoint, { params: { id: threads[thread] }, ...(body && { body }) })
  expect(answer.status).toBe(204)
}

describe('[SEC-57] a member who is blocked', () => {
  it('gets the same bytes from every call as one who is not, whatever the other one does', async () => {
    expect(await compare('GET'), 'the worlds are alike').toBeGreaterThan(30)
    await act(conversations.block, 0)
    await act(conversations.read, 0, { jusqua: 2_000_000_000 })
    await act(conversations.block, 0)
    await compare('GET')
    await compare('POST')
    await act(conversations.read, 0, { jusqua: 2_000_000_000 })
    await act(conversations.leave, 0)
    await compare('GET', 'POST')
    await compare('PUT', 'PATCH')
    await compare('DELETE', 'GET')
    const mailsTo = ({ test, seeker }: World) => test.mails.filter(({ to }) => to === seeker.email)
    expect(mailsTo(worlds.blocked)).toEqual(mailsTo(worlds.free))
  })
})
