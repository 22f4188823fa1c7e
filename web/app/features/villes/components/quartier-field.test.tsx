import { expect, it } from 'vitest'
import { knownSpelling } from './quartier-field.tsx'

it.each([
  ['maarif', 'Maârif'],
  ['MAÂRIF', 'Maârif'],
  [' hay-riad ', 'Hay Riad'],
  ['الرياض', 'الرياض'],
  ['Racine', 'Racine'],
  ['', ''],
])('spells « %s » « %s », as it is known or as it was typed', (typed, spelled) =>
  expect(knownSpelling(typed, ['Gauthier', 'Maârif', 'Hay Riad'])).toBe(spelled),
)
