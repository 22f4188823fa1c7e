import { type Fields, optional } from '@colocdar/contracts/fields'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readTyped, toTyped, typedFieldOf } from './typed-fields.ts'

const fields = {
  titre: { shown: z.string(), checked: z.string() },
  prix: { kind: 'number', shown: z.number(), checked: z.number() },
  etage: { ...optional(z.int(), z.nullish(z.int())), kind: 'number' },
  meuble: { ...optional(z.boolean(), z.nullish(z.boolean())), kind: 'flag' },
  dateDisponibilite: { shown: z.string(), checked: z.string() },
} as const satisfies Fields

const empty = { titre: '', prix: '', etage: '', meuble: '', disponibilite: '', specificDate: '' } as const

it('starts with the given values, and empty texts for the others', () => {
  expect(toTyped(fields, {})).toEqual(empty)
  expect(
    toTyped(fields, { titre: 'Chambre', prix: 0, etage: null, meuble: false, dateDisponibilite: '2000-01-01' }),
  ).toEqual({ titre: 'Chambre', prix: '0', etage: '', meuble: 'false', disponibilite: 'IMMEDIATE', specificDate: '' })
})

it('reads numbers and flags, and an empty optional field as null', () => {
  expect(readTyped(fields, empty)).toEqual({
    titre: '',
    prix: undefined,
    etage: null,
    meuble: null,
    dateDisponibilite: '',
  })
  const typed = { titre: 'Chambre', prix: '1 800', etage: '3', meuble: 'false', disponibilite: 'SPECIFIC' } as const
  expect(readTyped(fields, { ...typed, specificDate: '2031-05-01' })).toEqual({
    titre: 'Chambre',
    prix: 1800,
    etage: 3,
    meuble: false,
    dateDisponibilite: '2031-05-01',
  })
})

it('shows the error of the date where it can be corrected', () => {
  expect(typedFieldOf('prix', empty)).toBe('prix')
  expect(typedFieldOf('dateDisponibilite', empty)).toBe('disponibilite')
  expect(typedFieldOf('dateDisponibilite', { disponibilite: 'SPECIFIC', specificDate: '' })).toBe('specificDate')
})
