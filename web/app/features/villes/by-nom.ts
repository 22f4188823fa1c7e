import type { Ville } from '@colocdar/contracts/villes'
import { withoutAccents } from '../../lib/formats/without-accents.ts'

/** Orders cities alphabetically. Not by `localeCompare`: lib/formats/figure.ts says what that costs a phone. */
export const byNom = (a: Pick<Ville, 'nom'>, b: Pick<Ville, 'nom'>): number => {
  const [first, second] = [withoutAccents(a.nom), withoutAccents(b.nom)]
  if (first === second) return 0
  return first < second ? -1 : 1
}
