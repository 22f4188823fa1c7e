import type { Langue } from '@colocdar/contracts/langues'

export const langue: Langue = 'ar'
export const direction = 'rtl'
