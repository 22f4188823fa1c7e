import type { Offre } from '@colocdar/contracts/offres'
import { expect, it } from 'vitest'
import { toCardOffre } from './to-card-offre.ts'

const offre = {
  ville: { id: 1, nom: 'Rabat', image: null },
  photos: [] as Offre['photos'],
  createdAt: '2026-11-01T10:00:00.000Z',
} as Offre

it('says when an offer was confirmed, unless that was on the day of its publication', () => {
  const of = (confirmeeLe: string) => toCardOffre({ ...offre, confirmeeLe }).confirmeeLe
  expect(of('2026-11-14T10:00:00.000Z')).toBe('2026-11-14T10:00:00.000Z')
  expect(of('2026-11-01T11:00:00.000Z')).toBeUndefined()
  expect(toCardOffre(offre).confirmeeLe).toBeUndefined()
})
