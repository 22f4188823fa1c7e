/** The sections of the home page that the navbar links to, in the spec's order. */
export const sections = [
  { id: 'home', label: 'Accueil' },
  { id: 'works', label: 'Guide' },
  { id: 'explore', label: 'Colocations' },
  { id: 'reviews', label: 'Témoignage' },
  { id: 'blogs', label: 'Blog' },
  { id: 'contact', label: 'Contact' },
] as const

export type SectionId = (typeof sections)[number]['id']
