import { describe, expect, it } from 'vitest'
import { acteurOf, admin, somebody } from '../../testing/acteurs.ts'
import { canSeeAll, isSameIdentity } from './utilisateurs.policy.ts'

it('shows everything to the member and to administrators', () => {
  expect([acteurOf(1), admin, somebody, null].map((acteur) => canSeeAll(acteur, 1))).toEqual([true, true, false, false])
})

describe('a confirmed identity', () => {
  const before = { nom: 'Alaoui', prenom: 'Sara', telephone: '06 61 23 45 67', telephoneE164: '+212661234567' }

  it.each([
    ['holds when nothing changes', {}, true],
    ['holds when the number is written in another way', { telephone: '0661234567' }, true],
    ['ends with another name', { nom: 'Alami' }, false],
    ['ends with another first name', { prenom: 'Lina' }, false],
    ['ends with another number', { telephone: '0600000000', telephoneE164: '+212600000000' }, false],
    ['ends with a number that is no Moroccan one', { telephone: '123', telephoneE164: null }, false],
  ])('%s', (_name, changes, same) => expect(isSameIdentity(before, { ...before, ...changes })).toBe(same))

  it('compares numbers as typed where they are no others', () => {
    const abroad = { ...before, telephone: '0044 20 7946 0000', telephoneE164: null }
    expect(isSameIdentity(abroad, abroad)).toBe(true)
    expect(isSameIdentity(abroad, { ...abroad, telephone: '0044 20 7946 0001' })).toBe(false)
    expect(isSameIdentity(abroad, { ...before, telephone: abroad.telephone })).toBe(false)
  })
})
