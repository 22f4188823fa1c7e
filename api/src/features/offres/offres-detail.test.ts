import { Offre } from '@colocdar/contracts/offres'
import { optionalFaits } from '@colocdar/contracts/offres-faits'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre, createPhoto } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let owner: TestMembre
let other: TestMembre
let admin: TestMembre
let casa: { id: number; nom: string }

beforeAll(async () => {
  owner = await createMembre(test, { nom: 'Bennani', prenom: 'Salma', identityVerified: true })
  other = await createMembre(test)
  admin = await createAdmin(test)
  casa = await createVille(test, 'Casablanca')
})

const add = (changes: Partial<Parameters<typeof createOffre>[1]> = {}) =>
  createOffre(test, { proprietaireId: owner.id, villeId: casa.id, ...changes })
const read = (id: number, as?: TestMembre) => call(test, 'GET', `/test/coloc/${id}`, { as })
const statuses = async (id: number) =>
  Promise.all([undefined, other, owner, admin].map(async (as) => (await read(id, as)).statusCode))

const unsaid = Object.fromEntries(Object.keys(optionalFaits).map((name) => [name, null]))

describe('one offer', () => {
  it('[API-17] [ROLE-01] is there for a visitor, with every field that the contract names', async () => {
    const photos = [await createPhoto(test, owner.id), await createPhoto(test, owner.id)]
    const faits = {
      meuble: true,
      chargesComprises: false,
      internet: null,
      climatisation: true,
      parking: false,
      fumeurs: null,
      animaux: true,
      caution: 2500,
      etage: -1,
      colocatairesActuels: 0,
      accueille: 'FEMMES' as const,
    }
    const createdAt = new Date('2026-03-04T05:06:07.890Z')
    const id = await add({ photos, adresse: '12, rue des Orangers', createdAt, ...faits })
    const answer = await read(id)
    expect(answer.statusCode).toBe(200)
    const offre = answer.json()
    const { modification: _, ...shown } = Offre.shape
    expect(Object.keys(offre).sort()).toEqual(Object.keys(shown).sort())
    expect(offre).toEqual({
      id,
      type: 'offre',
      titre: 'Chambre lumineuse à Maârif',
      description: 'Grande chambre meublée, proche du tram.',
      adresse: '12, rue des Orangers',
      villeId: casa.id,
      ville: { id: casa.id, nom: 'Casablanca', nomArabe: null, image: null },
      quartier: 'Maârif',
      superficie: 18,
      nbrColoc: 2,
      duree: 6,
      logementType: 'CHAMBRE',
      prix: 2500,
      photos: photos.map((src) => ({ src, status: 'ready', width: 1200, height: 800, couleur: '#c8a27a' })),
      dateDisponibilite: '2026-12-01',
      ...unsaid,
      ...faits,
      reperes: null,
      proprietaireId: owner.id,
      proprietaire: { id: owner.id, nom: 'B.', prenom: 'Salma', isVerified: true, photo: null },
      statut: 'DISPONIBLE',
      verified: true,
      isVerified: true,
      motifRefus: null,
      confirmeeLe: expect.any(String),
      endormie: false,
      etat: 'publique',
      visitees: 0,
      createdAt: '2026-03-04T05:06:07.890Z',
    })
  })

  it('[DATA-08] has id, titre, description, adresse, quartier, logementType, statut and createdAt', async () => {
    const id = await add({ adresse: 'Près du parc' })
    expect((await read(id)).json()).toMatchObject({
      id,
      titre: expect.any(String),
      description: expect.any(String),
      adresse: 'Près du parc',
      quartier: 'Maârif',
      logementType: 'CHAMBRE',
      statut: 'DISPONIBLE',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })

  it('[DATA-09] [DATA-13] names its city and its owner, by id and with their names', async () => {
    expect((await read(await add())).json()).toMatchObject({
      villeId: casa.id,
      ville: { id: casa.id, nom: 'Casablanca', nomArabe: null, image: null },
      proprietaireId: owner.id,
      proprietaire: { id: owner.id, nom: 'B.', prenom: 'Salma', isVerified: true, photo: null },
    })
  })

  it('[DATA-10] has superficie, nbrColoc, duree and prix as numbers', async () => {
    const id = await add({ superficie: 18.5, nbrColoc: 3, duree: 12, prix: 2499.5 })
    expect((await read(id)).json()).toMatchObject({ superficie: 18.5, nbrColoc: 3, duree: 12, prix: 2499.5 })
  })

  it('[DATA-11] [CARD-20] has its photos in order, each addressed by its src', async () => {
    const photos = [
      await createPhoto(test, owner.id),
      await createPhoto(test, owner.id),
      await createPhoto(test, owner.id),
    ]
    const offre: Offre = (await read(await add({ photos: photos.toReversed() }))).json()
    expect(offre.photos.map(({ src, status }) => ({ src, status }))).toEqual(
      photos.toReversed().map((src) => ({ src, status: 'ready' })),
    )
  })

  it('[DATA-12] keeps 2000-01-01, which means immediately', async () => {
    expect((await read(await add({ dateDisponibilite: '2000-01-01' }))).json().dateDisponibilite).toBe('2000-01-01')
  })

  it('[DATA-14] says verified and isVerified alike', async () => {
    expect((await read(await add())).json()).toMatchObject({ verified: true, isVerified: true })
    const waiting = await add({ verified: false, statut: 'EN_ATTENTE' })
    expect((await read(waiting, owner)).json()).toMatchObject({ verified: false, isVerified: false })
  })

  it('without photos has an empty list', async () => {
    expect((await read(await add({ photos: [] }))).json().photos).toEqual([])
  })

  it('[STATE-23] [SEC-05] not verified is there for its owner and the administrator only', async () => {
    expect(await statuses(await add({ verified: false, statut: 'EN_ATTENTE' }))).toEqual([404, 404, 200, 200])
  })

  it('rented stays visible, marked as rented', async () => {
    const id = await add({ statut: 'LOUE' })
    expect(await statuses(id)).toEqual([200, 200, 200, 200])
    expect((await read(id)).json().statut).toBe('LOUE')
  })

  it('of a blocked member is hidden from others', async () => {
    expect(await statuses(await add({ masque: true }))).toEqual([404, 404, 200, 200])
  })

  it('shows the reason of a refusal to its owner and the administrator only', async () => {
    const id = await add({ motifRefus: 'Photos floues' })
    const reasons = await Promise.all([undefined, other, owner, admin].map((as) => read(id, as)))
    expect(reasons.map((answer) => answer.json().motifRefus)).toEqual([null, null, 'Photos floues', 'Photos floues'])
  })

  it('that does not exist is 404 with a message to show, an odd id 400', async () => {
    const missing = await read(999_999)
    expect(missing.statusCode).toBe(404)
    expect(missing.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Cette annonce n’existe pas.' })
    for (const id of ['0', '-1', 'abc', '1.5', '2147483648', '%00']) {
      expect((await call(test, 'GET', `/test/coloc/${id}`)).statusCode, id).toBe(400)
    }
  })

  it('carries the ETag of its version, which moves with each change', async () => {
    const id = await add()
    const before = (await read(id)).headers.etag
    expect(before).toMatch(/^"\d+"$/)
    expect((await read(id)).headers.etag).toBe(before)
    await call(test, 'PATCH', `/test/coloc/statut/loue/${id}`, { as: owner })
    expect((await read(id)).headers.etag).not.toBe(before)
  })
})

describe('similar offers', () => {
  const similar = async (id: number, query = '', as?: TestMembre): Promise<Offre[]> =>
    (await call(test, 'GET', `/test/coloc/similar/${id}${query}`, { as })).json()

  it('[API-34] are of its city first, nearest in price, then of other cities', async () => {
    const tanger = (await createVille(test, 'Tanger')).id
    const fes = (await createVille(test, 'Fès')).id
    // Other offers of this file have similar prices.
    const prix = 90_000
    const id = await add({ villeId: tanger, prix })
    const near = await add({ villeId: tanger, prix: prix + 100 })
    const far = await add({ villeId: tanger, prix: prix - 5000 })
    const elsewhere = await add({ villeId: fes, prix })
    const further = await add({ villeId: fes, prix: prix + 300 })
    await add({ villeId: tanger, prix, verified: false, statut: 'EN_ATTENTE' })
    await add({ villeId: tanger, prix, statut: 'LOUE' })
    await add({ villeId: tanger, prix, masque: true })
    expect((await similar(id, '?size=4')).map((offre) => offre.id)).toEqual([near, far, elsewhere, further])
    expect((await similar(id, '?size=1')).map((offre) => offre.id)).toEqual([near])
    expect(await similar(id)).toHaveLength(3)
  })

  it('are shown for a rented offer as well', async () => {
    expect((await call(test, 'GET', `/test/coloc/similar/${await add({ statut: 'LOUE' })}`)).statusCode).toBe(200)
  })

  it.each([
    ['waiting', { verified: false, statut: 'EN_ATTENTE' }],
    ['hidden', { masque: true }],
  ] as const)('of a %s offer are 404, also in a city with enough of them', async (_why, state) => {
    const { id: villeId } = await createVille(test)
    for (let others = 0; others < 3; others += 1) await add({ villeId })
    const id = await add({ villeId, ...state })
    const answers = await Promise.all(
      [undefined, other, owner, admin].map((as) => call(test, 'GET', `/test/coloc/similar/${id}`, { as })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200, 200])
    expect((await call(test, 'GET', '/test/coloc/similar/999999')).statusCode).toBe(404)
  })

  it('refuse a size out of range', async () => {
    expect((await call(test, 'GET', `/test/coloc/similar/${await add()}?size=0`)).statusCode).toBe(400)
  })
})
