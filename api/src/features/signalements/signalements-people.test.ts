import { describe, expect, it } from 'vitest'
import { countPeople, helpsToHide, hidesAnnonce } from './signalements.rules.ts'
import { ownDomainOf } from './signalements-reporter.rules.ts'

const by = (
  auteurId: number | null,
  mailbox: string | null,
  network: string | null,
  domaine: string | null = null,
) => ({ auteurId, mailbox, network, domaine })

describe('[SEC-47] the people behind reports', () => {
  it.each([
    ['nobody', 0, []],
    ['three strangers', 3, [by(1, 'a', 'n1'), by(2, 'b', 'n2'), by(3, 'c', 'n3')]],
    ['five accounts on one network', 1, [1, 2, 3, 4, 5].map((id) => by(id, `m${id}`, 'n'))],
    ['three accounts of one mailbox', 1, [by(1, 'a', 'n1'), by(2, 'a', 'n2'), by(3, 'a', 'n3')]],
    ['a chain of mailbox and network', 1, [by(1, 'a', 'n1'), by(2, 'b', 'n2'), by(3, 'a', 'n2')]],
    ['two groups that the last report joins', 1, [by(1, 'a', 'x'), by(2, 'a', 'y'), by(3, 'b', 'z'), by(4, 'a', 'z')]],
    ['one person and two strangers', 3, [by(1, 'a', 'n1'), by(2, 'b', 'n1'), by(3, 'c', 'n2'), by(4, 'd', 'n3')]],
    ['people who are gone', 2, [by(null, 'a', 'n1'), by(null, 'b', 'n2')]],
    ['[SEC-52] a mailbox whose accounts were deleted', 1, [by(null, 'a', 'n1'), by(null, 'a', 'n2'), by(3, 'a', 'n3')]],
    ['[SEC-52] a network whose accounts were deleted', 1, [by(null, 'a', 'n'), by(null, 'b', 'n'), by(3, 'c', 'n')]],
    ['[SEC-52] a domain', 1, [by(1, 'a', 'n1', 'd'), by(2, 'b', 'n2', 'd'), by(null, 'c', 'n3', 'd')]],
    ['[SEC-52] two domains', 2, [by(1, 'a', 'n1', 'd'), by(2, 'b', 'n2', 'd'), by(3, 'c', 'n3', 'e')]],
    [
      '[SEC-52] reports that say nothing of their author',
      1,
      [by(null, null, null), by(1, 'a', 'n'), by(null, null, null)],
    ],
  ])('%s: %i', (_, people, reporters) => expect(countPeople(reporters)).toBe(people))

  it('hide an ad when there are three of them', () => {
    const strangers = [by(1, 'a', 'n1'), by(2, 'b', 'n2'), by(3, 'c', 'n3')]
    expect([hidesAnnonce(strangers.slice(1), 0), hidesAnnonce(strangers, 0)]).toEqual([false, true])
  })

  it('[SEC-52] hide an ad whose reports were dismissed when there are three more for each time', () => {
    const strangers = Array.from({ length: 9 }, (_, index) => by(index, `m${index}`, `n${index}`))
    const hides = [1, 2].map((times) => [5, 6, 8, 9].map((people) => hidesAnnonce(strangers.slice(0, people), times)))
    expect(hides).toEqual([
      [false, true, true, true],
      [false, false, false, true],
    ])
  })

  const now = new Date('2026-11-20T12:00:00Z')
  const established = { createdAt: new Date('2026-11-19T12:00:00Z'), profileFilled: true, baseless: 4, waiting: 4 }

  it.each([
    ['a day', {}, true],
    ['less than a day', { createdAt: new Date('2026-11-19T12:00:00.001Z') }, false],
    ['an empty profile', { profileFilled: false }, false],
    ['five baseless reports', { baseless: 5 }, false],
    ['five reports that wait', { waiting: 5 }, false],
  ])('[SEC-52] help to hide an ad or not: an account with %s', (_, changes, helps) =>
    expect(helpsToHide({ ...established, ...changes }, now)).toBe(helps),
  )
})

it.each([
  ['sara@gmail.com', null],
  ['Sara@Hotmail.FR', null],
  ['sara@yahoo.co.uk', null],
  ['sara@menara.ma', null],
  ['a@exemple.ma', 'exemple.ma'],
  ['b@courrier.exemple.ma', 'exemple.ma'],
  ['c@x.y.exemple.co.uk', 'exemple.co.uk'],
  ['d@um5.ac.ma', 'um5.ac.ma'],
  ['e@gmail.com.exemple.ma', 'exemple.ma'],
  ['f@localhost', 'localhost'],
])('[SEC-52] the domain of %s is %s', (email, domain) => expect(ownDomainOf(email)).toBe(domain))
