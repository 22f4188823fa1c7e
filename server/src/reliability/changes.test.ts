import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rounds } from '@colocdar/api/testing/endurance'
import { createAdmin, createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { form } from '@colocdar/api/testing/offre-edition'
import { createPhoto } from '@colocdar/api/testing/offres'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type CacheResult, cacheResults, countCacheResults } from '../testing/cache-results.ts'
import {
  aboutOffers,
  addressesOf,
  createScene,
  farLists,
  farPages,
  offerLists,
  offerPages,
  requestLists,
  requestPages,
  type Scene,
} from '../testing/public-scene.ts'
import { type SiteHere, type StartedSiteHere, startSiteHere } from '../testing/site.ts'

/** Receives the purged tags. */
const purged = new Set<string>()
const cdn = createServer(({ headers }, response) => {
  for (const key of String(headers['surrogate-key']).split(' ')) purged.add(key)
  response.end()
})
const metricsToken = 'un-jeton-assez-long'
let started: StartedSiteHere
let site: SiteHere
let admin: TestMembre
let reader: TestMembre

beforeAll(async () => {
  await once(cdn.listen(0, '127.0.0.1'), 'listening')
  started = await startSiteHere(inject('postgresUrl'), {
    METRICS_TOKEN: metricsToken,
    CDN_PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
  })
  site = started.site
  admin = await createAdmin(data())
  reader = await createMembre(data())
})
afterAll(async () => {
  await started?.remove()
  cdn.close()
})

const data = () => ({ deps: { db: started.database.db, clock: () => new Date() } })

/** Read by a visitor, perhaps from the cache. */
const read = async (path: string, headers = {}) => {
  const answer = await fetch(`${site.url}${path}`, { headers })
  const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '')
  // Ads of this scene were confirmed just now: « il y a 3 secondes » changes by itself.
  return `${answer.status} ${text.replace(/il y a \d+\s(secondes?|minutes?|s|min)\b/g, 'il y a peu')}`
}

/** The same without the cache: answers to members are not cached, and to a member who has no ads they show nothing else. */
const readFresh = (path: string) => read(path, reader.headers)

const countResults = () => countCacheResults(site.url, metricsToken)

/** Where the cache says that each answer came from, and which ones are not what a fresh one would be. */
const inspect = async (addresses: string[]) => {
  const results = new Map<string, CacheResult>()
  const wrong: string[] = []
  let before = await countResults()
  for (const path of addresses) {
    const seen = await read(path)
    const after = await countResults()
    const result = cacheResults.find((name) => after[name] > before[name]) ?? 'miss'
    before = after
    results.set(path, result)
    // A stale answer may show what was: it is renewed meanwhile.
    if (result !== 'stale' && seen !== (await readFresh(path))) wrong.push(`${result} ${path}`)
  }
  return { results, wrong }
}

const send = async (who: TestMembre, method: string, path: string, body?: object) => {
  const answer = await fetch(`${site.url}/api/${path}`, {
    method,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
}

const decide = async (kind: string, id: number, decision: string) => {
  const item = await fetch(`${site.url}/api/admin/moderation/${kind}/${id}`, { headers: admin.headers })
  const { version } = (await item.json()) as { version: number }
  await send(admin, 'POST', `admin/moderation/${kind}/${id}/${decision}`, { version, motif: 'Doublon.' })
}

interface Change {
  what: string
  /** Like another one for the cache: only with `npm run test:endurance`. */
  alike?: true
  prepare?(scene: Scene): Promise<unknown>
  make(scene: Scene): Promise<unknown>
  /** Show the change at once. */
  shows(scene: Scene): string[]
  /** Still come from the cache. */
  unharmed(scene: Scene): string[]
}

const profil = { nom: 'Bennani', prenom: 'Leïla', telephone: '0612345678', age: 31, langues: ['Arabe'] }

const changes: Change[] = [
  {
    what: 'the price of an offer',
    make: ({ owner, offre }) => send(owner, 'PUT', `test/coloc/${offre}`, { prix: 1900 }),
    shows: (scene) => aboutOffers(scene),
    unharmed: (scene) => [...farPages(scene), ...farLists(scene), ...requestLists],
  },
  {
    what: 'the photos of an offer, and their verification',
    alike: true,
    make: async ({ owner, offre }) => {
      const photos = [{ src: await createPhoto(data(), owner.id) }]
      await send(owner, 'PUT', `test/coloc/${offre}`, { ...form, photos })
      await decide('offre', offre, 'verify')
    },
    shows: aboutOffers,
    unharmed: farPages,
  },
  {
    what: 'a rented offer',
    alike: true,
    make: ({ owner, offre }) => send(owner, 'PATCH', `test/coloc/statut/loue/${offre}`),
    shows: aboutOffers,
    unharmed: farPages,
  },
  {
    what: 'an offer that the administrator withdraws',
    alike: true,
    make: ({ offre }) => decide('offre', offre, 'withdraw'),
    shows: aboutOffers,
    unharmed: farPages,
  },
  {
    what: 'a deleted offer',
    alike: true,
    make: ({ owner, offre }) => send(owner, 'DELETE', `test/coloc/${offre}`),
    shows: aboutOffers,
    unharmed: farPages,
  },
  {
    what: 'an edit that nobody can see yet',
    prepare: ({ offre }) => decide('offre', offre, 'withdraw'),
    make: ({ owner, offre }) => send(owner, 'PUT', `test/coloc/${offre}`, { prix: 1700 }),
    shows: offerPages,
    unharmed: (scene) => [...offerLists(scene), ...farPages(scene), ...farLists(scene), ...requestLists],
  },
  {
    what: 'the budget of a request, and a review',
    make: async ({ owner, demande, avis: id }) => {
      await send(owner, 'PUT', `test/demande/${demande}`, { budget: 1500 })
      await decide('avis', id, 'verify')
    },
    shows: (scene) => [...requestPages(scene), '/_root.data', '/api/test/avis/search'],
    unharmed: (scene) => [...farPages(scene), ...farLists(scene), ...offerPages(scene), '/coloc/offres'],
  },
  {
    what: 'a deleted request',
    alike: true,
    make: ({ owner, demande }) => send(owner, 'DELETE', `test/demande/${demande}`),
    shows: requestPages,
    unharmed: farPages,
  },
  {
    what: 'a member with another name',
    make: ({ owner }) =>
      send(owner, 'PUT', `test/utilisateur/${owner.id}`, { ...profil, tags: ['Calme', 'Cuisine', 'Sport'] }),
    shows: (scene) => [...aboutOffers(scene), ...requestPages(scene)],
    unharmed: farPages,
  },
  {
    what: 'a blocked member',
    alike: true,
    make: ({ owner }) => send(admin, 'POST', `admin/utilisateurs/${owner.id}/block`, { motif: 'Fraude.' }),
    shows: (scene) => [...aboutOffers(scene), ...requestPages(scene)],
    unharmed: farPages,
  },
  {
    what: 'a review alone',
    alike: true,
    make: ({ avis: id }) => decide('avis', id, 'verify'),
    shows: () => ['/', '/_root.data', '/api/test/avis/search'],
    unharmed: (scene) => [...farPages(scene), ...farLists(scene), ...offerPages(scene), ...requestLists],
  },
  {
    what: 'an article',
    alike: true,
    make: ({ article }) => send(admin, 'POST', `admin/articles/${article}/unpublish`),
    shows: ({ article }) => ['/', '/blogs', `/blogs/${article}`, '/sitemap/pages-0.xml', '/api/blogs'],
    unharmed: (scene) => [...farPages(scene).filter((path) => path !== '/blogs'), ...offerPages(scene)],
  },
  {
    what: 'a renamed city',
    make: ({ here }) => send(admin, 'PUT', `admin/villes/${here}`, { nom: `Renommée ${here}`, image: null }),
    shows: (scene) => [...aboutOffers(scene), ...requestPages(scene), '/api/test/init'],
    unharmed: () => ['/blogs', '/api/test/avis/search'],
  },
  {
    what: 'a city that moves in the list',
    alike: true,
    make: ({ elsewhere }) => send(admin, 'POST', `admin/villes/${elsewhere}/move`, { position: 0 }),
    shows: () => ['/', '/coloc/offres', '/coloc/demandes', '/api/test/init'],
    unharmed: () => ['/blogs', '/api/test/avis/search'],
  },
]

const shown = changes.filter(({ alike }) => !alike || rounds({ short: 0, long: 1 }) === 1)

describe('[REL-18] after a change is answered, each public answer is what a fresh one would be, or stale:', () => {
  it.each(shown)('$what', async ({ prepare, make, shows, unharmed }) => {
    const scene = await createScene(data())
    await prepare?.(scene)
    const addresses = addressesOf(scene)
    for (const path of addresses) await read(path)

    await make(scene)
    const { results, wrong } = await inspect(addresses)
    expect(wrong).toEqual([])
    const listed = (paths: string[]) => paths.map((path) => `${results.get(path)} ${path}`)
    expect(listed(shows(scene)).filter((line) => line.startsWith('stale'))).toEqual([])
    expect(listed(unharmed(scene)).filter((line) => !line.startsWith('hit'))).toEqual([])
  })
})

it('a CDN is told which of its copies to drop, by the keys they came with', async () => {
  const { offre, owner } = await createScene(data())
  const { headers } = await fetch(`${site.url}/coloc/${offre}`)
  expect(headers.get('surrogate-key')?.split(' ')).toEqual(expect.arrayContaining([`offre:${offre}`, 'villes']))
  // A new member is shown nowhere yet: only the change purges this key.
  const key = `utilisateur:${owner.id}`
  expect(purged).not.toContain(key)
  await send(owner, 'PUT', `test/utilisateur/${owner.id}`, { ...profil, tags: ['Calme', 'Cuisine', 'Sport'] })
  await vi.waitFor(() => expect(purged).toContain(key), 60_000)
})
