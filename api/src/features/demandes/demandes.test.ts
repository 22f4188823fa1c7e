import type { Paged } from '@colocdar/contracts/common'
import { Demande } from '@colocdar/contracts/demandes'
import { beforeAll, describe, expect, it } from 'vitest'
import { acteurOf } from '../../testing/acteurs.ts'
import { call } from '../../testing/call.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { listPublicDemandes } from './demandes-lookup.service.ts'

const test = useTestApp()
const membres: Record<string, TestMembre> = {}
const ids: Record<string, number> = {}
let admin: TestMembre
let stranger: TestMembre
let casa: number
let rabat: number

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

beforeAll(async () => {
  admin = await createAdmin(test)
  stranger = await createMembre(test)
  casa = (await createVille(test, 'Casablanca')).id
  rabat = (await createVille(test, 'Rabat')).id
  const add = async (name: string, changes: Partial<Parameters<typeof createDemande>[1]>) => {
    const membre = await createMembre(test, { nom: 'Idrissi', prenom: name, email: `${name}@exemple.ma` })
    membres[name] = membre
    ids[name] = await createDemande(test, { demandeurId: membre.id, villeId: casa, titre: name, ...changes })
  }
  await add('old', { createdAt: minutesAgo(40) })
  await add('middle', { createdAt: minutesAgo(30), villeId: rabat })
  await add('new', { createdAt: minutesAgo(20) })
  await add('waiting', { createdAt: minutesAgo(10), verified: false })
  await add('refused', { createdAt: minutesAgo(9), verified: false, motifRefus: 'Texte trop court' })
  await add('hidden', { createdAt: minutesAgo(8), masque: true })
})

const search = async (query: string, as?: TestMembre): Promise<Paged<Demande>> => {
  const answer = await call(test, 'GET', `/test/demande/search?${query}`, { as })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const titles = ({ content }: Paged<Demande>) => content.map(({ titre }) => titre)
const read = (name: string, as?: TestMembre) => call(test, 'GET', `/test/demande/${ids[name]}`, { as })

describe('the public list of requests', () => {
  it('[API-24] [LIST-01] [ROLE-01] holds verified requests only, newest first', async () => {
    const page = await search('page=0&size=12&verified=true')
    expect(titles(page)).toEqual(['new', 'middle', 'old'])
    expect(page).toMatchObject({ number: 0, size: 12, totalElements: 3, totalPages: 1, first: true, last: true })
  })

  it.each(['', 'verified=false', 'statut=EN_ATTENTE'])('[SEC-05] never shows more: ?%s', async (query) => {
    expect(titles(await search(query))).toEqual(['new', 'middle', 'old'])
    expect(titles(await search(query, membres.waiting))).toEqual(['new', 'middle', 'old'])
    expect(titles(await search(query, admin))).toEqual(['new', 'middle', 'old'])
  })

  it('[API-24] [API-35] keeps to one city with villeId', async () => {
    const page = await search(`page=0&size=12&verified=true&villeId=${rabat}`)
    expect(titles(page)).toEqual(['middle'])
    expect(page.totalElements).toBe(1)
    expect(await search('villeId=999999')).toMatchObject({ content: [], totalElements: 0 })
  })

  it('[STATE-28] [API-35] starts at page 0 and goes on without repeating', async () => {
    expect(titles(await search('page=0&size=2'))).toEqual(['new', 'middle'])
    expect(titles(await search('page=1&size=2'))).toEqual(['old'])
    expect(titles(await search('page=2&size=2'))).toEqual([])
  })

  it.each(['page=-1', 'size=0', 'size=201', 'villeId=x'])('refuses %s', async (query) => {
    expect((await call(test, 'GET', `/test/demande/search?${query}`)).statusCode).toBe(400)
  })

  it('masks e-mails for everybody but the person and the administrator', async () => {
    const emails = (page: Paged<Demande>) => page.content.map(({ demandeur }) => demandeur.email)
    const masked = ['n•••@•••', 'm•••@•••', 'o•••@•••']
    expect(emails(await search(''))).toEqual(masked)
    expect(emails(await search('', membres.new))).toEqual(['new@exemple.ma', ...masked.slice(1)])
    expect(emails(await search('', admin))).toEqual(['new@exemple.ma', 'middle@exemple.ma', 'old@exemple.ma'])
  })
})

it('is looked up by number only while it is public', async () => {
  const acteur = { ...acteurOf(stranger.id) }
  const found = await listPublicDemandes(acteur, test.deps.db, Object.values(ids))
  expect(found.map(({ titre }) => titre).sort()).toEqual(['middle', 'new', 'old'])
  expect(found[0]?.demandeur.email).toContain('•••')
})

describe('the request of a member', () => {
  it('[API-36] is there for the member in any state, with the reason of a refusal', async () => {
    const mine = await search(`page=0&size=10&userId=${membres.refused?.id}`, membres.refused)
    expect(mine).toMatchObject({ totalElements: 1, content: [{ titre: 'refused', motifRefus: 'Texte trop court' }] })
  })

  it('[DATA-15] says that it is a request', async () => {
    expect((await search(`userId=${membres.waiting?.id}`, membres.waiting)).content[0]?.type).toBe('demande')
  })

  it('[SEC-05] is there for others only if it is public', async () => {
    for (const as of [undefined, stranger, admin]) {
      expect(titles(await search(`userId=${membres.new?.id}`, as))).toEqual(['new'])
      for (const name of ['waiting', 'refused', 'hidden']) {
        expect(await search(`userId=${membres[name]?.id}&verified=false`, as)).toMatchObject({
          content: [],
          totalElements: 0,
        })
      }
    }
  })

  it('is absent for a member without one, on a second page, or in another city', async () => {
    expect((await search(`userId=${stranger.id}`, stranger)).totalElements).toBe(0)
    expect(await search(`userId=${membres.new?.id}&page=1`)).toMatchObject({ content: [], totalElements: 1 })
    expect(titles(await search(`userId=${membres.new?.id}&villeId=${rabat}`))).toEqual([])
  })
})

describe('one request', () => {
  it('[API-25] [ROLE-01] [DATA-16] [DATA-17] [DATA-18] is there with every field', async () => {
    const answer = await read('new')
    expect(answer.statusCode).toBe(200)
    const { modification: _, ...shown } = Demande.shape
    expect(Object.keys(answer.json()).sort()).toEqual(Object.keys(shown).sort())
    expect(answer.json()).toEqual({
      id: ids.new,
      type: 'demande',
      titre: 'new',
      adresse: null,
      description: 'Étudiante calme, je cherche une chambre.',
      budget: 2000,
      dateDisponibilite: '2000-01-01',
      duree: 9,
      villeId: casa,
      ville: { id: casa, nom: 'Casablanca', nomArabe: null },
      quartier: 'Agdal',
      logementType: null,
      demandeurId: membres.new?.id,
      demandeur: {
        id: membres.new?.id,
        nom: 'I.',
        prenom: 'new',
        email: 'n•••@•••',
        isVerified: false,
        photo: null,
      },
      dateDemande: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      logement: {
        adresse: null,
        description: 'Étudiante calme, je cherche une chambre.',
        prix: 2000,
        type: null,
      },
      verified: true,
      motifRefus: null,
      confirmeeLe: expect.any(String),
      endormie: false,
      etat: 'publique',
      createdAt: expect.any(String),
    })
    expect(answer.headers.etag).toMatch(/^"\d+"$/)
  })

  it('[DATA-17] shows the e-mail to the person and the administrator only', async () => {
    const answers = await Promise.all([undefined, stranger, membres.new, admin].map((as) => read('new', as)))
    expect(answers.map((answer) => answer.json().demandeur.email)).toEqual([
      'n•••@•••',
      'n•••@•••',
      'new@exemple.ma',
      'new@exemple.ma',
    ])
  })

  it.each(['waiting', 'refused', 'hidden'])(
    '[STATE-23] [SEC-05] %s is for its author and the administrator',
    async (name) => {
      const answers = await Promise.all([undefined, stranger, membres[name], admin].map((as) => read(name, as)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200, 200])
    },
  )

  it('that does not exist is 404 with a message to show', async () => {
    const answer = await call(test, 'GET', '/test/demande/999999')
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Cette demande n’existe pas.' })
    expect((await call(test, 'GET', '/test/demande/abc')).statusCode).toBe(400)
  })
})
