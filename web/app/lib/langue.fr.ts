import type { Langue } from '@colocdar/contracts/langues'

/** The language that this build of the site is in: `#langue` is another file in the Arabic one. */
export const langue: Langue = 'fr'
export const direction = 'ltr'
