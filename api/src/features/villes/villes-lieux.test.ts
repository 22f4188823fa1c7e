import type { Lieu } from '@colocdar/contracts/villes-lieux'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { areAlike, distanceOf } from '../../sentence/alike.ts'
import { call } from '../../testing/call.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre } from '../../testing/membres.ts'
import { createOffre, createPhoto } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let casa: number
let rabat: number
let proprietaireId: number

const add = (villeId: number, quartier: string, changes = {}) =>
  createOffre(test, { proprietaireId, villeId, quartier, photos: [], ...changes })

beforeAll(async () => {
  proprietaireId = (await createMembre(test)).id
  casa = (await createVille(test, 'Casablanca')).id
  rabat = (await createVille(test, 'Rabat')).id
  await createVille(test, 'El Jadida')
  for (const quartier of ['Maârif', 'Maârif', 'Maarif', 'MAARIF', 'Sidi Maârouf', 'Racine']) await add(casa, quartier)
  await add(casa, 'Gauthier', { verified: false, statut: 'EN_ATTENTE' })
  await add(casa, '…')
  for (const quartier of ['Agdal', 'Agdal', 'Hay Riad', 'Maârif']) await add(rabat, quartier)
  await createDemande(test, { demandeurId: proprietaireId, villeId: casa, quartier: 'Gauthier' })
})

describe('the quartiers of a city', () => {
  const quartiersOf = async (id: number) => (await call(test, 'GET', `/villes/${id}/quartiers`)).json()

  it('are those of public ads, one for all spellings, the most frequent first', async () => {
    expect(await quartiersOf(casa)).toEqual([
      { nom: 'Maârif', offres: 4, demandes: 0 },
      { nom: 'Racine', offres: 1, demandes: 0 },
      { nom: 'Sidi Maârouf', offres: 1, demandes: 0 },
      { nom: 'Gauthier', offres: 0, demandes: 1 },
    ])
  })

  it('follow ads that move, are rented or deleted', async () => {
    const { id: villeId } = await createVille(test)
    const id = await add(villeId, 'Plateau')
    const change = (values: Partial<typeof offres.$inferInsert>) =>
      test.deps.db.update(offres).set(values).where(eq(offres.id, id))
    expect(await quartiersOf(villeId)).toEqual([{ nom: 'Plateau', offres: 1, demandes: 0 }])
    await change({ prix: 1 })
    await change({ quartier: 'Port' })
    expect(await quartiersOf(villeId)).toEqual([{ nom: 'Port', offres: 1, demandes: 0 }])
    await change({ statut: 'LOUE' })
    expect(await quartiersOf(villeId)).toEqual([])
    await change({ statut: 'DISPONIBLE' })
    expect(await quartiersOf(villeId)).toHaveLength(1)
    await test.deps.db.delete(offres).where(eq(offres.id, id))
    expect(await quartiersOf(villeId)).toEqual([])
  })

  it('stay while an offer or a request names them', async () => {
    const { id: villeId } = await createVille(test)
    const { id: demandeurId } = await createMembre(test)
    const offre = await add(villeId, 'Plateau')
    const demande = await createDemande(test, { demandeurId, villeId, quartier: 'Plateau' })
    expect(await quartiersOf(villeId)).toEqual([{ nom: 'Plateau', offres: 1, demandes: 1 }])
    await test.deps.db.delete(offres).where(eq(offres.id, offre))
    expect(await quartiersOf(villeId)).toEqual([{ nom: 'Plateau', offres: 0, demandes: 1 }])
    await add(villeId, 'Plateau')
    await test.deps.db.delete(demandes).where(eq(demandes.id, demande))
    expect(await quartiersOf(villeId)).toEqual([{ nom: 'Plateau', offres: 1, demandes: 0 }])
  })

  it('of an unknown city are 404', async () => {
    const answer = await call(test, 'GET', '/villes/99999/quartiers')
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Cette ville n’existe pas.'])
  })
})

describe('suggestions of places', () => {
  const suggest = async (q: string): Promise<string[]> => {
    const answer = await call(test, 'GET', `/lieux?${new URLSearchParams({ q })}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().map((lieu: Lieu) => (lieu.quartier ? `${lieu.quartier}, ${lieu.ville}` : lieu.ville))
  }

  it.each([
    ['ra', ['Rabat', 'Racine, Casablanca']],
    ['MAAR', ['Maârif, Casablanca', 'Maârif, Rabat', 'Sidi Maârouf, Casablanca']],
    ['maarif rab', ['Maârif, Rabat']],
    ['maarf', ['Maârif, Casablanca', 'Maârif, Rabat']],
    ['cassablanca', ['Casablanca']],
    ['jadida', ['El Jadida']],
    ['hay-r', ['Hay Riad, Rabat']],
    ['agdl hay', []],
    ['hay riaad', ['Hay Riad, Rabat']],
    ['casa', ['Casablanca']],
    ['zzzz', []],
    ['lma', ['Maârif, Casablanca', 'Maârif, Rabat', 'Sidi Maârouf, Casablanca']],
    ['flma', ['Maârif, Casablanca', 'Maârif, Rabat', 'Sidi Maârouf, Casablanca']],
    ['7ay', ['Hay Riad, Rabat']],
    ['لمعا', ['Maârif, Casablanca']],
    ['فالمعا', ['Maârif, Casablanca']],
    ['أكد', ['Agdal, Rabat']],
    ['ten', []],
    ['.*', expect.arrayContaining(['Casablanca'])],
    ['(', expect.arrayContaining(['Casablanca'])],
  ])('for %s', async (q, expected) => expect(await suggest(q)).toEqual(expected))

  it('carry their counts; without a text they are the cities', async () => {
    const [ville] = (await call(test, 'GET', '/lieux?q=casablanca')).json()
    const inCasa = { villeId: casa, ville: 'Casablanca', villeNomArabe: null }
    expect(ville).toEqual({ ...inCasa, quartier: null, offres: 7, demandes: 1 })
    expect((await suggest('')).slice(0, 3)).toEqual(['Casablanca', 'Rabat', 'El Jadida'])
    const [quartier] = (await call(test, 'GET', '/lieux?q=racine')).json()
    expect(quartier).toEqual({ ...inCasa, quartier: 'Racine', offres: 1, demandes: 0 })
  })

  it('are at most eight', async () => {
    for (let count = 0; count < 9; count += 1) await createVille(test, `Zaouia ${count}`)
    expect([(await suggest('zaouia')).length, (await suggest('zaouja')).length, (await suggest('')).length]).toEqual([
      8, 8, 8,
    ])
  })
})

describe('typing errors', () => {
  it.each([
    ['maarf', 'maarif', 1],
    ['maraif', 'maarif', 1],
    ['agdaal', 'agdal', 1],
    ['gueliz', 'gueliz', 0],
    ['abcd', 'wxyz', 4],
    ['a', 'abcdef', 3],
  ])('%s and %s differ by %i', (a, b, distance) => expect(distanceOf(a, b)).toBe(distance))

  it('are one letter in a short word, two in a long one, none in three letters', () => {
    expect([areAlike('cil', 'cit'), areAlike('agdl', 'agdal'), areAlike('agd', 'agdal')]).toEqual([false, true, false])
    expect([areAlike('casablnca', 'casablanca'), areAlike('oasi', 'plaza')]).toEqual([true, false])
  })
})

describe('the quartier of an ad', () => {
  const offreIn = async (quartier: string) => {
    const membre = await createMembre(test)
    const photos = [{ src: await createPhoto(test, membre.id) }]
    return { membre, body: { ...offreForm, proprietaireId: membre.id, villeId: casa, quartier, photos } }
  }
  const offreForm = {
    titre: 'Chambre',
    description: 'Calme et bien située.',
    superficie: 20,
    nbrColoc: 1,
    logementType: 'CHAMBRE',
    duree: 12,
    prix: 2500,
    dateDisponibilite: '2026-12-15',
  }
  const demandeForm = {
    titre: 'Je cherche',
    description: 'Une chambre calme.',
    budget: 2500,
    dateDisponibilite: '2026-12-15',
    duree: 6,
  }

  it.each([
    ['maarif', 'Maârif'],
    [' MAÂRIF ', 'Maârif'],
    ['sidi maarouf', 'Sidi Maârouf'],
    ['GAUTHIER', 'Gauthier'],
    ['Oasis', 'Oasis'],
    ['…', '…'],
  ])('is stored as most ads spell it, created or edited: %s is %s', async (typed, stored) => {
    const { membre, body } = await offreIn(typed)
    const created = await call(test, 'POST', '/test/coloc', { as: membre, body })
    expect(created.json()).toMatchObject({ quartier: stored })
    const { id } = created.json()
    await call(test, 'PUT', `/test/coloc/${id}`, { as: membre, body: { ...body, photos: [], quartier: 'Anfa' } })
    const edited = await call(test, 'PUT', `/test/coloc/${id}`, { as: membre, body: { ...body, photos: [] } })
    expect(edited.json()).toMatchObject({ quartier: stored })
    const demande = { ...demandeForm, demandeurId: membre.id, villeId: casa }
    const asked = await call(test, 'POST', '/test/demande', { as: membre, body: { ...demande, quartier: typed } })
    expect(asked.json()).toMatchObject({ quartier: stored })
    const path = `/test/demande/${asked.json().id}`
    await call(test, 'PUT', path, { as: membre, body: { quartier: 'Anfa' } })
    expect((await call(test, 'PUT', path, { as: membre, body: { quartier: typed } })).json()).toMatchObject({
      quartier: stored,
    })
  })

  it('can be spelled better by its author, when no other ad names it, and stays as it is otherwise', async () => {
    const membre = await createMembre(test)
    const own = await createOffre(test, {
      proprietaireId: membre.id,
      villeId: rabat,
      quartier: 'ocean',
      verified: true,
    })
    const edit = async (change: object) => {
      const body = { ...offreForm, villeId: rabat, photos: [], proprietaireId: membre.id, ...change }
      const { quartier, modification } = (await call(test, 'PUT', `/test/coloc/${own}`, { as: membre, body })).json()
      return modification?.contenu.quartier ?? quartier
    }
    expect(await edit({ quartier: 'Océan' })).toBe('Océan')
    expect(await edit({ quartier: 'ocean', duree: 6 })).toBe('ocean')
    expect(await edit({ villeId: casa, quartier: 'maarif' })).toBe('Maârif')
  })
})
