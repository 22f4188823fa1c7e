import { expect, it } from 'vitest'
import { applies, type Faits, onlyApplying } from './faits.ts'
import { optionalFaits } from './offres-faits.ts'

const { frais, meuble } = optionalFaits

it.each([
  [frais, { publiePar: 'AGENCE' }, true],
  [frais, { publiePar: 'PROPRIETAIRE' }, false],
  [frais, {}, false],
  [meuble, {}, true],
  [undefined, {}, true],
])('says whether a fait means something beside the others: %#', (fait, values, expected) => {
  expect(applies(fait, values)).toBe(expected)
})

it('empties only what means nothing beside the others', () => {
  const faits: Faits = optionalFaits
  const values = { publiePar: 'PROPRIETAIRE', frais: 1500, meuble: true, titre: 'Chambre' }
  expect(onlyApplying(faits, values, null)).toEqual({ ...values, frais: null })
  expect(onlyApplying(faits, { ...values, publiePar: 'AGENCE' }, null)).toEqual({ ...values, publiePar: 'AGENCE' })
})
