import { expect, it } from 'vitest'
import { formatHeures } from './components/totaux.tsx'

it.each([
  [null, '—'],
  [0.5, '30\u00a0min'],
  [1.26, '1,3\u00a0h'],
  [47, '47\u00a0h'],
  [60, '2,5\u00a0jours'],
])('says %s hours as « %s »', (hours, words) => expect(formatHeures(hours)).toBe(words))
