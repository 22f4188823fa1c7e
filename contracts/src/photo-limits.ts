import * as texts from '#texts/offres'
export const photoLimits = {
  count: 6,
  bytes: 5_242_880,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const

export const photoMessages = {
  count: texts.photoCount,
  bytes: texts.photoBytes,
  types: texts.photoTypes,
} as const
