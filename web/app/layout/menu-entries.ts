import { homeSection, paths } from '@colocdar/contracts/paths'

/** The two lists, which most people come for: before the sections in both menus. */
export const lists = [
  { to: paths.offres(), label: 'Offres' },
  { to: paths.demandes(), label: 'Demandes' },
]

/** The sections of the home page, in the spec's order; `useSectionScroll` scrolls once a section exists. */
export const sections = [
  { to: homeSection('home'), label: 'Accueil' },
  { to: homeSection('works'), label: 'Guide' },
  { to: homeSection('explore'), label: 'Colocations' },
  { to: homeSection('reviews'), label: 'Témoignage' },
  { to: homeSection('blogs'), label: 'Blog' },
  { to: homeSection('contact'), label: 'Contact' },
]
