import type { CoordonneeKind } from '@colocdar/contracts/coordonnees'

export const listLocale = 'ar-MA'
export const coordonnee = (_: CoordonneeKind, label: string, excerpt: string) => `${label} («\u2068${excerpt}\u2069»)`
