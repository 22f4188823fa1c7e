import type { VilleInfo } from '@colocdar/contracts/villes'

/** The number of public listings in a city: offers and requests together. */
const totalOf = (ville: VilleInfo): number => ville.verifiedColocCount + ville.verifiedDemandeCount

/** The cities that have public listings, most listings first; as many of them in the administrator's order. */
export const villesVisibles = (villes: readonly VilleInfo[]): VilleInfo[] =>
  villes.filter((ville) => totalOf(ville) > 0).sort((a, b) => totalOf(b) - totalOf(a))
