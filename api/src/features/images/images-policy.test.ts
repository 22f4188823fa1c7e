import { expect, it } from 'vitest'
import { acteurOf, admin, somebody } from '../../testing/acteurs.ts'
import { canSeeImage, canUseImage } from './images.policy.ts'

const owner = acteurOf(1)

it('may be used by its owner; the product’s own by everybody', () => {
  expect([owner, somebody].map((acteur) => canUseImage(acteur, { proprietaireId: 1 }))).toEqual([true, false])
  expect(canUseImage(somebody, { proprietaireId: null })).toBe(true)
})

it('is seen by everybody once public, before that by its owners and administrators', () => {
  const seenBy = (isPublic: boolean) =>
    [owner, admin, somebody, null].map((acteur) => canSeeImage(acteur, { isPublic, proprietaireIds: [3, 1] }))
  expect(seenBy(true)).toEqual([true, true, true, true])
  expect(seenBy(false)).toEqual([true, true, false, false])
})
