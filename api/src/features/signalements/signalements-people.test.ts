import { describe, expect, it } from 'vitest'
import { countPeople, hidesAnnonce, isTrusted } from './signalements.rules.ts'

const by = (auteurId: number | null, mailbox: string | null, network: string | null) => ({ auteurId, mailbox, network })

describe('the people behind reports', () => {
  it.each([
    ['nobody', 0, []],
    ['three strangers', 3, [by(1, 'a', 'n1'), by(2, 'b', 'n2'), by(3, 'c', 'n3')]],
    ['five accounts on one network', 1, [1, 2, 3, 4, 5].map((id) => by(id, `m${id}`, 'n'))],
    ['three accounts of one mailbox', 1, [by(1, 'a', 'n1'), by(2, 'a', 'n2'), by(3, 'a', 'n3')]],
    ['a chain of mailbox and network', 1, [by(1, 'a', 'n1'), by(2, 'b', 'n2'), by(3, 'a', 'n2')]],
    ['two groups that the last report joins', 1, [by(1, 'a', 'x'), by(2, 'a', 'y'), by(3, 'b', 'z'), by(4, 'a', 'z')]],
    ['one person and two strangers', 3, [by(1, 'a', 'n1'), by(2, 'b', 'n1'), by(3, 'c', 'n2'), by(4, 'd', 'n3')]],
    // Their accounts are deleted, and nothing says that they are one.
    ['people who are gone', 2, [by(null, null, 'n1'), by(null, null, 'n2')]],
  ])('%s: %i', (_, people, reporters) => expect(countPeople(reporters)).toBe(people))

  it('hide an ad when there are three of them', () => {
    const strangers = [by(1, 'a', 'n1'), by(2, 'b', 'n2'), by(3, 'c', 'n3')]
    expect([hidesAnnonce(strangers.slice(1)), hidesAnnonce(strangers)]).toEqual([false, true])
  })

  it('are trusted until the fifth baseless report', () => {
    expect([0, 4, 5].map(isTrusted)).toEqual([true, true, false])
  })
})
