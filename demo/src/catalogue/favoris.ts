import type { FavoriDemo } from './types.ts'

/** One of each kind: cheaper than then, rented, as it was, dearer, no longer online. */
export const favoris: FavoriDemo[] = [
  { membre: 'chercheur', titre: 'Chambre vue mer près de la Grande Mosquée', prix: 2600, ilYAJours: 0.3 },
  { membre: 'chercheur', titre: 'Chambre au calme dans une maison avec patio', prix: 2200, ilYAJours: 1 },
  { membre: 'chercheur', titre: 'Grande chambre avec bureau, à deux pas du Twin Center', prix: 2500, ilYAJours: 2 },
  { membre: 'chercheur', titre: 'Studio refait à neuf, calme sur jardin', prix: 4200, ilYAJours: 12 },
  { membre: 'chercheur', titre: 'Chambre meublée près de Bab El Had', prix: 1900, ilYAJours: 15 },
]
