import { expect, it } from 'vitest'
import { appareilName } from './appareils.ts'

it.each([
  ['Chrome', 'Android', 'Chrome sur Android'],
  [null, 'Android', 'Navigateur sur Android'],
  ['Chrome', null, 'Chrome'],
  [null, null, 'Appareil inconnu'],
])('%s and %s are « %s » to people', (navigateur, systeme, name) => {
  expect(appareilName({ navigateur, systeme })).toBe(name)
})
