import type { Avis } from '@colocdar/contracts/avis'
import { expect, it } from 'vitest'
import { acteurOf, admin, somebody } from '../../testing/acteurs.ts'
import { presentAvis } from './avis.policy.ts'

it('shortens the author’s name and masks the e-mail for everybody but the author and administrators', () => {
  const avis = { id: 4, auteurId: 1, auteur: { nom: 'Alaoui', email: 'sara@exemple.ma' } } as Avis & {
    auteurId: number
  }
  for (const acteur of [acteurOf(1), admin]) expect(presentAvis(acteur, avis)).toEqual(avis)
  for (const acteur of [somebody, null])
    expect(presentAvis(acteur, avis)).toEqual({ ...avis, auteur: { nom: 'A.', email: 's•••@•••' } })
})
