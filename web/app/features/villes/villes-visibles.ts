import type { VilleInfo } from '@colocdar/contracts/villes'
import { byNom } from './by-nom.ts'

/** What is public in a city: offers and requests together. */
const totalOf = (ville: VilleInfo): number => ville.verifiedColocCount + ville.verifiedDemandeCount

/** The cities where there is something to see, the fullest first. */
export const villesVisibles = (villes: readonly VilleInfo[]): VilleInfo[] =>
  villes.filter((ville) => totalOf(ville) > 0).sort((a, b) => totalOf(b) - totalOf(a) || byNom(a, b))
