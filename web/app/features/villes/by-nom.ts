import type { Ville } from '@colocdar/contracts/villes'
import { withoutAccents } from '../../lib/formats/without-accents.ts'

/** Sorts cities alphabetically, without `localeCompare`: see lib/formats/figure.ts for its cost on a phone. */
export const byNom = (a: Pick<Ville, 'nom'>, b: Pick<Ville, 'nom'>): number => {
  const [first, second] = [withoutAccents(a.nom), withoutAccents(b.nom)]
  if (first === second) return 0
  return first < second ? -1 : 1
}
