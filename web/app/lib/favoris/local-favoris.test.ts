import { expect, it } from 'vitest'
import {
  forPerson,
  idsOf,
  isFull,
  noFavoris,
  parseLocal,
  unsent,
  withAdded,
  withAnswer,
  withRemoved,
} from './local-favoris.ts'

const garde = (offreId: number) => ({ offreId, prix: 2500, villeNom: 'Rabat', ajouteLe: '2026-11-01T10:00:00.000Z' })
const now = '2026-11-02T10:00:00.000Z'
const visitor = withAdded(withAdded(noFavoris(null), garde(1)), garde(2))

it('keeps the newest first, each offer once', () => {
  expect([...idsOf(withAdded(visitor, garde(1)))]).toEqual([1, 2])
})

it('is read again from storage as it was written', () => {
  expect(parseLocal(JSON.stringify(visitor))).toEqual(visitor)
})

it.each([null, '', '{', 'null', '[]', '{"gardes":1}', '{"gardes":[],"retraits":5}'])('reads %j as nothing', (text) => {
  expect(parseLocal(text)).toEqual(noFavoris(null))
})

it('leaves out what is no favourite, and whatever else was written there', () => {
  const stored = {
    membreId: 'x',
    gardes: [{ offreId: -1 }, null, { ...garde(3), prix: 'x', villeNom: {}, ajouteLe: 'hier' }, { ...garde(4), a: 1 }],
    retraits: [5, '6'],
  }
  expect(parseLocal(JSON.stringify(stored))).toEqual({
    membreId: null,
    gardes: [{ ...garde(4), envoye: false }],
    retraits: [5],
  })
})

it('[FAV-10] belongs to the visitor who signs in, and never to another member', () => {
  const mine = forPerson(visitor, 7)
  expect([mine.membreId, unsent(mine).length]).toEqual([7, 2])
  expect(forPerson(mine, 8)).toEqual(noFavoris(8))
  expect(forPerson(mine, null)).toEqual(noFavoris(null))
  expect(forPerson(mine, 7)).toBe(mine)
})

it('is full at 50 for a visitor, at 200 for a member', () => {
  const many = Array.from({ length: 50 }, (_, index) => index + 1).reduce(
    (local, id) => withAdded(local, garde(id)),
    noFavoris(null),
  )
  expect([isFull(visitor), isFull(many), isFull(forPerson(many, 7))]).toEqual([false, true, false])
})

it('takes the list of the server, and keeps what was pressed meanwhile', () => {
  const mine = withRemoved(forPerson(visitor, 7), 2)
  const pressedMeanwhile = withAdded(withRemoved(mine, 30), garde(9))
  const answered = withAnswer(pressedMeanwhile, { offreIds: [30, 20, 1], sent: [1], removed: [2] }, now)
  expect([...idsOf(answered)]).toEqual([9, 20, 1])
  expect(unsent(answered).map(({ offreId }) => offreId)).toEqual([9])
  expect(answered.retraits).toEqual([30])
  expect(answered.gardes).toContainEqual({ offreId: 20, prix: null, villeNom: null, ajouteLe: now, envoye: true })
})

it('drops what the server did not take: no longer online, or no room', () => {
  const mine = forPerson(visitor, 7)
  expect([...idsOf(withAnswer(mine, { offreIds: [1], sent: [1, 2], removed: [] }, now))]).toEqual([1])
})

it('tells the server of what a member removes; a visitor has nobody to tell', () => {
  expect(withRemoved(visitor, 1).retraits).toEqual([])
  const removed = withRemoved(forPerson(visitor, 7), 1)
  expect(removed.retraits).toEqual([1])
  expect(withAdded(removed, garde(1)).retraits).toEqual([])
})
