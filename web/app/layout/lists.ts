import { paths } from '@colocdar/contracts/paths'

/** The two lists, which most people come for: before the sections in both menus. */
export const lists = [
  { to: paths.offres(), label: 'Offres' },
  { to: paths.demandes(), label: 'Demandes' },
] as const
