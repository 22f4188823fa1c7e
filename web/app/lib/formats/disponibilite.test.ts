import { IMMEDIATE_DATE } from '@colocdar/contracts/common'
import { expect, it } from 'vitest'
import { formatDisponibilite, immediateDate } from './disponibilite.ts'

it('[CARD-13, PUBPROFILE-06] reads the sentinel date as immediately', () => {
  expect(immediateDate).toBe(IMMEDIATE_DATE)
  expect(formatDisponibilite(IMMEDIATE_DATE)).toBe('Imediatement disponible')
})

it('[CARD-14] says so when there is no date, and writes the others in French', () => {
  expect(formatDisponibilite(null)).toBe('Non spécifié')
  expect(formatDisponibilite('2026-03-03')).toBe('3 mars 2026')
})
