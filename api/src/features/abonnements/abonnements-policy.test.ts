import { expect, it } from 'vitest'
import { acteurOf, admin, somebody } from '../../testing/acteurs.ts'
import { canSeeAbonnements } from './abonnements.policy.ts'

it('are seen by the member and by administrators', () => {
  expect([acteurOf(1), admin, somebody].map((acteur) => canSeeAbonnements(acteur, 1))).toEqual([true, true, false])
})
