import { expect, it } from 'vitest'
import { requireEtat, requireInTime } from './visites.policy.ts'
import * as texts from './visites.texts.fr.ts'

const refused = (message: string) => expect.objectContaining({ code: 'CONFLICT', message })
const now = new Date('2026-06-01T12:00:00Z')

it('each of the two cancels a visit that is ahead, and nothing that is over', () => {
  for (const cote of ['proprietaire', 'visiteur'] as const) {
    expect(requireEtat('annuler', cote, 'confirmee')).toBe('annulee')
    expect(() => requireEtat('annuler', cote, 'passee')).toThrow(refused(texts.notPossible))
  }
})

it('an owner changes it until it begins, a visitor later too', () => {
  const beginningAt = (debut: string) => ({ etat: 'confirmee', debut: new Date(debut) }) as const
  const [begun, ahead] = [beginningAt('2026-06-01T12:00:00Z'), beginningAt('2026-06-01T12:00:01Z')]
  expect(() => requireInTime(begun, 'proprietaire', now)).toThrow(refused(texts.begun))
  expect(() => requireInTime(begun, 'visiteur', now)).not.toThrow()
  expect(() => requireInTime(ahead, 'proprietaire', now)).not.toThrow()
})
