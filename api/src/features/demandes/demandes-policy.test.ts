import type { Demande } from '@colocdar/contracts/demandes'
import { describe, expect, it } from 'vitest'
import { acteurOf, admin, somebody } from '../../testing/acteurs.ts'
import { canListDemande, canSeeDemande, ownsDemande, presentDemande, seesAll } from './demandes.policy.ts'

const author = acteurOf(1)
const demande = {
  demandeurId: 1,
  verified: true,
  motifRefus: null,
  dejaPublique: false,
  masque: false,
  signalee: false,
  auteurBloque: false,
  endormie: false,
}

describe('who sees a request', () => {
  it.each([
    ['a verified one', {}, { page: true, list: true }],
    ['one that waits', { verified: false }, { page: false, list: false }],
    ['a hidden one', { masque: true }, { page: false, list: false }],
    ['one asleep', { masque: true, endormie: true }, { page: true, list: false }],
    ['one asleep that waits', { verified: false, masque: true, endormie: true }, { page: false, list: false }],
    ['one asleep that was reported', { masque: true, endormie: true, signalee: true }, { page: false, list: false }],
    [
      'one asleep of a blocked author',
      { masque: true, endormie: true, auteurBloque: true },
      { page: false, list: false },
    ],
  ])('%s', (_name, changes, seen) => {
    const state = { ...demande, ...changes }
    for (const acteur of [null, somebody]) {
      expect(canSeeDemande(acteur, state)).toBe(seen.page)
      expect(canListDemande(acteur, state)).toBe(seen.list)
    }
    expect([canSeeDemande(author, state), canListDemande(author, state)]).toEqual([true, true])
    // Lists show administrators what everybody sees.
    expect([canSeeDemande(admin, state), canListDemande(admin, state)]).toEqual([true, seen.list])
  })
})

it('is its author’s', () => {
  expect([author, somebody, admin, null].map((acteur) => ownsDemande(acteur, demande))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([author, somebody, admin, null].map((acteur) => seesAll(acteur, demande))).toEqual([true, false, true, false])
})

it('tells others neither the e-mail nor why it was refused', () => {
  const refused = {
    ...demande,
    motifRefus: 'Trop court.',
    demandeur: { id: 1, email: 'sara@exemple.ma' },
  } as unknown as Demande
  expect(presentDemande(author, refused)).toEqual(refused)
  expect(presentDemande(admin, refused)).toEqual(refused)
  for (const acteur of [somebody, null])
    expect(presentDemande(acteur, refused)).toEqual({
      ...refused,
      motifRefus: null,
      demandeur: { id: 1, email: 's•••@•••' },
    })
})
