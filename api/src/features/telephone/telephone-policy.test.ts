import { describe, expect, it } from 'vitest'
import { callerQuotas, quotaStart, secondsUntilRoom } from '../../limits/sliding-quotas.ts'
import { hasPublicTelephone, isFreeRepeat, shownBefore } from './telephone.policy.ts'

const now = new Date('2026-06-01T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const shown = (cibleId: number, minutes: number) => ({ cibleId, at: ago(minutes) })

it.each([
  [{ blocked: false, hasPublicOffre: true, hasPublicDemande: false, ownsOffre: true }, true],
  [{ blocked: false, hasPublicOffre: false, hasPublicDemande: true, ownsOffre: true }, true],
  [{ blocked: false, hasPublicOffre: false, hasPublicDemande: false, ownsOffre: true }, false],
  [{ blocked: true, hasPublicOffre: true, hasPublicDemande: true, ownsOffre: true }, false],
  [{ blocked: false, hasPublicOffre: true, hasPublicDemande: true, ownsOffre: false }, false],
])('of %o there is a public number: %s', (cible, expected) => expect(hasPublicTelephone(cible)).toBe(expected))

it('looks back a day', () => {
  expect(quotaStart(now)).toEqual(ago(24 * 60))
  expect(callerQuotas).toEqual([
    { hours: 1, max: 10 },
    { hours: 24, max: 30 },
  ])
})

it('shows the same number again within an hour', () => {
  expect(isFreeRepeat([shown(7, 59)], 7, now)).toBe(true)
  expect(isFreeRepeat([shown(7, 60)], 7, now)).toBe(false)
  expect(isFreeRepeat([shown(8, 5)], 7, now)).toBe(false)
  expect(isFreeRepeat([shown(8, 5), shown(7, 5)], 7, now)).toBe(true)
  expect(isFreeRepeat([], 7, now)).toBe(false)
})

describe('room for another number', () => {
  const others = (count: number, minutes: number) =>
    Array.from({ length: count }, (_, index) => shown(100 + index, minutes))

  it('is there for nine others in the last hour, and not for ten', () => {
    expect(secondsUntilRoom(shownBefore(others(9, 10), 7), now, 1)).toBe(0)
    expect(secondsUntilRoom(shownBefore(others(10, 10), 7), now, 1)).toBe(50 * 60)
    expect(secondsUntilRoom(shownBefore(others(10, 61), 7), now, 1)).toBe(0)
  })

  it('is not there for thirty others in a day', () => {
    expect(secondsUntilRoom(shownBefore(others(29, 120), 7), now, 1)).toBe(0)
    expect(secondsUntilRoom(shownBefore(others(30, 120), 7), now, 1)).toBe(22 * 3600)
  })

  it('does not count the number itself', () => {
    expect(secondsUntilRoom(shownBefore([...others(9, 10), shown(7, 10)], 7), now, 1)).toBe(0)
  })

  it('grows with the slack of a network', () => {
    expect(secondsUntilRoom(shownBefore(others(19, 10), 7), now, 2)).toBe(0)
    expect(secondsUntilRoom(shownBefore(others(20, 10), 7), now, 2)).toBe(50 * 60)
  })
})
