import type { Offre } from '@colocdar/contracts/offres'
import { describe, expect, it } from 'vitest'
import { acteurOf, admin, somebody } from '../../testing/acteurs.ts'
import { canRemoveOffre, canSeeOffre, canUsePhoto, ownsOffre, presentOffre, seesAll } from './offres.policy.ts'

const owner = acteurOf(1)
const offre = {
  proprietaireId: 1,
  verified: true,
  motifRefus: null,
  dejaPublique: false,
  masque: false,
  signalee: false,
  auteurBloque: false,
  endormie: false,
}

describe('who sees the page of an offer', () => {
  it.each([
    ['a verified one', {}, true],
    ['one that waits', { verified: false }, false],
    ['a hidden one', { masque: true }, false],
    ['one asleep', { masque: true, endormie: true }, true],
    ['one asleep that waits', { verified: false, masque: true, endormie: true }, false],
    ['one asleep that was reported', { masque: true, endormie: true, signalee: true }, false],
    ['one asleep of a blocked owner', { masque: true, endormie: true, auteurBloque: true }, false],
  ])('%s', (_name, changes, seen) => {
    const state = { ...offre, ...changes }
    expect(canSeeOffre(null, state)).toBe(seen)
    expect(canSeeOffre(somebody, state)).toBe(seen)
    expect(canSeeOffre(owner, state)).toBe(true)
    expect(canSeeOffre(admin, state)).toBe(true)
  })
})

it('is its owner’s, and an administrator may remove it', () => {
  expect([owner, somebody, admin, null].map((acteur) => ownsOffre(acteur, offre))).toEqual([true, false, false, false])
  expect([owner, somebody, admin].map((acteur) => canRemoveOffre(acteur, offre))).toEqual([true, false, true])
  expect([owner, somebody, admin, null].map((acteur) => seesAll(acteur, offre))).toEqual([true, false, true, false])
})

it('shows photos of its owner only', () => {
  expect(canUsePhoto(owner, { proprietaireId: 1 })).toBe(true)
  expect(canUsePhoto(owner, { proprietaireId: 2 })).toBe(false)
  expect(canUsePhoto(owner, { proprietaireId: null })).toBe(false)
})

it('tells its owner and administrators why it was refused, and nobody else', () => {
  const refused = { ...offre, titre: 'Chambre', motifRefus: 'Photos floues.' } as unknown as Offre
  expect(presentOffre(owner, refused)).toEqual(refused)
  expect(presentOffre(admin, refused)).toEqual(refused)
  for (const acteur of [somebody, null]) expect(presentOffre(acteur, refused)).toEqual({ ...refused, motifRefus: null })
})
