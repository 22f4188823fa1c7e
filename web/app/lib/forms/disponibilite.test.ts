import { expect, it } from 'vitest'
import { choiceOf, toDateDisponibilite, today } from './disponibilite.ts'

it('[STATE-14] sends IMMEDIATE as 2000-01-01 and SPECIFIC as the chosen date', () => {
  expect(toDateDisponibilite('IMMEDIATE', '2031-05-01')).toBe('2000-01-01')
  expect(toDateDisponibilite('SPECIFIC', '2031-05-01')).toBe('2031-05-01')
  expect(toDateDisponibilite('', '2031-05-01')).toBe('')
})

it('reads the choice from a stored date', () => {
  expect(choiceOf('2000-01-01')).toEqual({ disponibilite: 'IMMEDIATE', specificDate: '' })
  expect(choiceOf('2031-05-01')).toEqual({ disponibilite: 'SPECIFIC', specificDate: '2031-05-01' })
  expect(choiceOf(null)).toEqual({ disponibilite: '', specificDate: '' })
})

it('writes today as a calendar date', () => expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/))
