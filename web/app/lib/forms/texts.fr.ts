import type { CoordonneeKind } from '@colocdar/contracts/coordonnees'

export const listLocale = 'fr-FR'
/** « un numéro de téléphone (« 06 12 34 56 78 ») » */
export const coordonnee = (kind: CoordonneeKind, label: string, excerpt: string) =>
  `${kind === 'email' ? 'une' : 'un'} ${label} («\u00a0${excerpt}\u00a0»)`
