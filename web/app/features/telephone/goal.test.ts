import { expect, it } from 'vitest'
import { goalOf } from './components/number-flow.tsx'

it('says whose number one signs in for, and in which ad', () => {
  expect(goalOf({ nom: 'Karim A.', titre: 'Chambre à Agdal' })).toBe(
    'pour voir le numéro de Karim A., pour «\u00a0Chambre à Agdal\u00a0»',
  )
})

it.each([
  ['Élodie B.', 'd’Élodie B.'],
  ['Yves C.', 'd’Yves C.'],
  ['Youssef D.', 'de Youssef D.'],
  ['Yasmine E.', 'de Yasmine E.'],
])('elides before vowels, and before a y that is one: %s', (nom, expected) => {
  expect(goalOf({ nom })).toBe(`pour voir le numéro ${expected}`)
})
