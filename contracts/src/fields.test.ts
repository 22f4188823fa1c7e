import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkedOf, editedOf, type Fields, optional, pickFields, shownOf, snapshotSchema } from './fields.ts'
import { optionalText } from './text.ts'

const fields = {
  titre: { shown: z.string(), checked: z.string('Le titre est requis.'), verified: true },
  prix: { shown: z.number(), checked: z.number(), edited: z._default(z.number(), 0), tolerance: 0.15 },
  adresse: { ...optional(z.string(), optionalText(200)), verified: true },
  etage: { ...optional(z.int(), z.nullish(z.int().check(z.lte(60)))), kind: 'number' },
} as const satisfies Fields

describe('fields declared once', () => {
  it('are all in an answer; optional ones may be null', () => {
    const Answer = z.object(shownOf(fields))
    const answer = { titre: 'Chambre', prix: 1800, adresse: null, etage: 3 }
    expect(z.parse(Answer, answer)).toEqual(answer)
    expect(z.safeParse(Answer, { titre: 'Chambre', prix: 1800 }).success).toBe(false)
  })

  it('can be left out of a creation when they are optional', () => {
    const Creation = z.object(checkedOf(fields))
    expect(z.parse(Creation, { titre: 'Chambre', prix: 1800 })).toEqual({
      titre: 'Chambre',
      prix: 1800,
      adresse: null,
    })
    expect(z.safeParse(Creation, { titre: 'Chambre', prix: 1800, etage: 61 }).success).toBe(false)
  })

  it('stay unchanged when an edit leaves them out, and null clears them', () => {
    const Edition = z.object(editedOf(fields))
    expect(z.parse(Edition, { titre: 'Chambre' })).toEqual({ titre: 'Chambre', prix: 0 })
    expect(z.parse(Edition, { titre: 'Chambre', etage: null, adresse: '' })).toMatchObject({
      etage: null,
      adresse: null,
    })
  })

  it('say what a snapshot holds', () => {
    const Snapshot = z.object(snapshotSchema(fields))
    expect(pickFields({ titre: 'Chambre', prix: 1, adresse: null, etage: 3, id: 7 }, Snapshot.shape)).toEqual({
      titre: 'Chambre',
      prix: 1,
      adresse: null,
    })
  })

  it('read a snapshot that is older than a verified field', () => {
    expect(z.parse(z.object(snapshotSchema(fields)), { titre: 'Chambre' })).toEqual({ titre: 'Chambre' })
  })
})
