import { pickFields } from '@colocdar/contracts/fields'
import { type Offre, OffreSnapshot } from '@colocdar/contracts/offres'
import { offreFields } from '@colocdar/contracts/offres-fields'
import { describe, expect, it } from 'vitest'
import { resubmission, splitEdit } from '../modifications/modifications.rules.ts'
import { allSrcsOf, nextStatut, writtenContentOf } from './offres.states.ts'

const photo = (src: string) => ({ src, status: 'ready' as const, width: 8, height: 6, couleur: '#fff' })
const fields = {
  ...Object.fromEntries(Object.keys(offreFields).map((name) => [name, null])),
  titre: 'Chambre',
  description: 'Claire',
  quartier: 'Agdal',
  prix: 2000,
  villeId: 3,
}
const offre = {
  ...fields,
  id: 12,
  verified: true,
  motifRefus: null,
  ville: { id: 3, nom: 'Rabat' },
  photos: [photo('a.webp'), photo('b.webp')],
  prixVerifie: null,
} as unknown as Offre & { prixVerifie: number | null }
const content = writtenContentOf(offre)
const now = new Date('2026-06-01T12:00:00Z')

describe('the statut', () => {
  const statuts = ['EN_ATTENTE', 'IMMEDIATE', 'LOUE', 'DISPONIBLE'] as const

  it('becomes LOUE from anywhere else, and DISPONIBLE from LOUE', () => {
    for (const statut of ['EN_ATTENTE', 'IMMEDIATE', 'DISPONIBLE'] as const)
      expect(nextStatut('markLoue', statut)).toBe('LOUE')
    expect(nextStatut('markDisponible', 'LOUE')).toBe('DISPONIBLE')
  })

  it('says why not', () => {
    const refused = (message: string) => expect.objectContaining({ code: 'CONFLICT', message })
    expect(() => nextStatut('markLoue', 'LOUE')).toThrow(refused('Cette annonce est déjà marquée comme louée.'))
    for (const statut of statuts.filter((each) => each !== 'LOUE'))
      expect(() => nextStatut('markDisponible', statut)).toThrow(
        refused('Seule une annonce louée peut être rendue disponible.'),
      )
  })
})

it('has a content: what its owner writes, and the photos by their src', () => {
  expect(content).toEqual({ ...fields, photos: ['a.webp', 'b.webp'] })
  const modification = { contenu: { titre: 'Grande chambre', photos: [photo('c.webp')] } }
  expect(writtenContentOf({ ...offre, modification } as unknown as Offre)).toEqual({
    ...fields,
    titre: 'Grande chambre',
    photos: ['c.webp'],
  })
})

it('has the photos of the public version and of the one that waits, each once', () => {
  expect(allSrcsOf(offre)).toEqual(['a.webp', 'b.webp'])
  const waits = (contenu: object) => ({ ...offre, modification: { contenu } }) as unknown as Offre
  expect(allSrcsOf(waits({ titre: 'Grande chambre' }))).toEqual(['a.webp', 'b.webp'])
  expect(allSrcsOf(waits({ photos: [photo('b.webp'), photo('c.webp')] }))).toEqual(['a.webp', 'b.webp', 'c.webp'])
})

describe('an edit of a verified offer', () => {
  it('changes nothing that is the same', () => {
    expect(splitEdit(offreFields, offre, content)).toEqual({ now: fields, later: {}, photos: null })
  })

  it('lets texts and photos wait, and the rest through', () => {
    const edited = { ...content, titre: 'Studio', duree: 6, photos: ['b.webp', 'a.webp'] }
    const { now: atOnce, later, photos } = splitEdit(offreFields, offre, edited)
    expect(later).toEqual({ titre: 'Studio' })
    expect(photos).toEqual(['b.webp', 'a.webp'])
    expect(atOnce).toMatchObject({ duree: 6 })
    expect(atOnce).not.toHaveProperty('titre')
  })

  it('measures the price by the one that was verified', () => {
    const waits = (prixVerifie: number | null, prix: number) =>
      'prix' in splitEdit(offreFields, Object.assign({ ...offre }, { prixVerifie }), { ...content, prix }).later
    expect([waits(null, 2300), waits(null, 2301)]).toEqual([false, true])
    expect([waits(1000, 1150), waits(1000, 2300)]).toEqual([false, true])
  })
})

describe('an edit of an offer that is not verified', () => {
  const again = { motifRefus: null, submittedAt: now }
  const refused = { ...offre, motifRefus: 'Photos floues.' }

  it('submits it again with another text or other photos', () => {
    expect(resubmission(offreFields, offre, { ...content, titre: 'Studio' }, now)).toEqual(again)
    expect(resubmission(offreFields, offre, { ...content, photos: ['a.webp'] }, now)).toEqual(again)
    expect(resubmission(offreFields, offre, { ...content, prix: 4000 }, now)).toEqual(again)
  })

  it('leaves it where it waits when only small things change', () => {
    expect(resubmission(offreFields, offre, { ...content, prix: 2100 }, now)).toEqual({})
    expect(resubmission(offreFields, offre, content, now)).toEqual({})
  })

  it('submits it again after a refusal with any change, but not without one', () => {
    expect(resubmission(offreFields, refused, { ...content, prix: 2100 }, now)).toEqual(again)
    expect(resubmission(offreFields, refused, content, now)).toEqual({})
  })
})

it('keeps what was public, to compare with', () => {
  const snapshot = pickFields(offre, OffreSnapshot.shape)
  expect(snapshot).toMatchObject({
    titre: 'Chambre',
    prix: 2000,
    ville: { nom: 'Rabat' },
    photos: [{ src: 'a.webp' }, {}],
  })
  expect(snapshot).not.toHaveProperty('duree')
})
