import { arabicNomOf } from '@colocdar/contracts/villes-alias'

// In display order: the largest colocation markets first.
const villes = [
  { slug: 'casablanca', nom: 'Casablanca', latitude: 33.5731, longitude: -7.5898 },
  { slug: 'rabat', nom: 'Rabat', latitude: 34.0209, longitude: -6.8416 },
  { slug: 'marrakech', nom: 'Marrakech', latitude: 31.6295, longitude: -7.9811 },
  { slug: 'fes', nom: 'Fès', latitude: 34.0331, longitude: -5.0003 },
  { slug: 'tanger', nom: 'Tanger', latitude: 35.7595, longitude: -5.834 },
  { slug: 'agadir', nom: 'Agadir', latitude: 30.4278, longitude: -9.5981 },
  { slug: 'meknes', nom: 'Meknès', latitude: 33.8935, longitude: -5.5473 },
  { slug: 'oujda', nom: 'Oujda', latitude: 34.6814, longitude: -1.9086 },
  { slug: 'kenitra', nom: 'Kénitra', latitude: 34.261, longitude: -6.5802 },
  { slug: 'tetouan', nom: 'Tétouan', latitude: 35.5785, longitude: -5.3684 },
  { slug: 'sale', nom: 'Salé', latitude: 34.0531, longitude: -6.7985 },
  { slug: 'mohammedia', nom: 'Mohammedia', latitude: 33.6866, longitude: -7.383 },
  { slug: 'el-jadida', nom: 'El Jadida', latitude: 33.2549, longitude: -8.506 },
  { slug: 'settat', nom: 'Settat', latitude: 33.001, longitude: -7.6166 },
  { slug: 'beni-mellal', nom: 'Béni Mellal', latitude: 32.3373, longitude: -6.3498 },
  { slug: 'nador', nom: 'Nador', latitude: 35.1681, longitude: -2.9335 },
  { slug: 'safi', nom: 'Safi', latitude: 32.2994, longitude: -9.2372 },
  { slug: 'essaouira', nom: 'Essaouira', latitude: 31.5085, longitude: -9.7595 },
  { slug: 'chefchaouen', nom: 'Chefchaouen', latitude: 35.1688, longitude: -5.2636 },
  { slug: 'ifrane', nom: 'Ifrane', latitude: 33.5228, longitude: -5.1107 },
  { slug: 'ouarzazate', nom: 'Ouarzazate', latitude: 30.9189, longitude: -6.8934 },
]

export const villesSeed = villes.map((ville) => ({ ...ville, nomArabe: arabicNomOf(ville.nom) }))
