import { expect, it } from 'vitest'
import { formatReactivite } from './reactivite.ts'

it.each([
  [1, 'Répond en moins d’une heure'],
  [2, 'Répond en 2\u00a0h'],
  [47, 'Répond en 47\u00a0h'],
  [48, 'Répond en 2\u00a0jours'],
  [49, 'Répond en 3\u00a0jours'],
])('%i h: %s', (heures, text) => {
  expect(formatReactivite(heures)).toBe(text)
})
