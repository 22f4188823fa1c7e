import { describe, expect, it } from 'vitest'
import { type CoordonneeKind, findCoordonnees } from './coordonnees.ts'
import { innocent, revealing } from './testing/coordonnees.fixture.ts'
import { justFound, justInnocent } from './testing/coordonnees-bounds.fixture.ts'

const ways = [revealing, justFound].flatMap((table) =>
  Object.entries(table).flatMap(([kind, texts]) => texts.map((text) => ({ kind: kind as CoordonneeKind, text }))),
)

describe('[SEC-48] contact details in a text', () => {
  it.each(ways)('are marked as $kind: $text', ({ kind, text }) => {
    const written = text.replace(/[«»]/g, '')
    const found = findCoordonnees(written).map((each) => ({
      kind: each.kind,
      part: written.slice(each.start, each.end),
    }))
    expect(found).toEqual([{ kind, part: /«(.*)»/s.exec(text)?.[1] }])
  })

  it.each([...innocent, ...justInnocent])('are not seen in: %s', (text) => expect(findCoordonnees(text)).toEqual([]))

  it('are listed in the order of the text', () => {
    const text = 'karim@gmail.com ou 0612345678, insta : karim.b, www.exemple.ma'
    expect(findCoordonnees(text).map(({ kind }) => kind)).toEqual(['email', 'telephone', 'compte', 'lien'])
    // With nothing between them.
    expect(findCoordonnees('0612345678insta : karim').map(({ kind }) => kind)).toEqual(['telephone', 'compte'])
  })
})
