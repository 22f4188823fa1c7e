import { offreStatuts } from '@colocdar/contracts/enumerations'
import { describe, expect, it } from 'vitest'
import { acteurOf, somebody } from '../../testing/acteurs.ts'
import {
  canReach,
  isGone,
  type Reach,
  repetition,
  requireConversation,
  requireDecideur,
  requireLouee,
  requireOwnOffre,
  requireReach,
  requireTransition,
  requireWriter,
} from './conversations.policy.ts'
import * as texts from './conversations.texts.fr.ts'

it('asks for a filled profile', () => {
  expect(() => requireWriter(somebody)).not.toThrow()
  expect(() => requireWriter(acteurOf(2, { profileFilled: false }))).toThrow(
    expect.objectContaining({
      code: 'PROFILE_INCOMPLETE',
      message: 'Complétez votre profil avant d’écrire à un membre.',
    }),
  )
})

const reach = (changes: Partial<Reach> = {}): Reach => ({
  bloque: false,
  bloqueParAutre: false,
  absent: false,
  quitte: false,
  ...changes,
})

describe('a message', () => {
  it('arrives', () => expect(requireReach(reach())).toEqual({ perdu: false }))

  it.each([
    ['to whom one has blocked', { bloque: true }, 'Débloquez cette personne avant de lui écrire.'],
    ['to nobody', { absent: true }, 'Cette personne n’est plus membre de Colocdar.'],
    ['to who has left', { quitte: true }, 'Cette personne a quitté la conversation.'],
  ])('is refused %s', (_name, changes, message) => {
    expect(() => requireReach(reach(changes))).toThrow(expect.objectContaining({ code: 'CONFLICT', message }))
  })

  it('[SEC-57] is lost without a word when the other one has blocked, and refused as anyone’s would be', () => {
    expect(requireReach(reach({ bloqueParAutre: true }))).toEqual({ perdu: true })
    for (const changes of [{ bloque: true }, { absent: true }, { quitte: true }]) {
      const refusal = (more: Partial<Reach>) => {
        try {
          return requireReach(reach({ ...changes, ...more }))
        } catch (error) {
          return (error as Error).message
        }
      }
      expect(refusal({ bloqueParAutre: true })).toBe(refusal({}))
    }
  })
})

it('shows who has left, to a blocked member too', () => {
  for (const bloqueParAutre of [false, true]) {
    expect(isGone(reach({ bloqueParAutre }))).toBe(false)
    expect(isGone(reach({ bloqueParAutre, absent: true }))).toBe(true)
    expect(isGone(reach({ bloqueParAutre, quitte: true }))).toBe(true)
  }
})

const refused = (code: string, message: string) => expect.objectContaining({ code, message })

it('is unknown to whom it does not belong', () => {
  expect(requireConversation({ id: 3 })).toEqual({ id: 3 })
  expect(() => requireConversation(null)).toThrow(refused('NOT_FOUND', texts.unknown))
})

it('counts as the documents say', () => {
  expect(repetition).toEqual({ people: 10, days: 7 })
})

describe('[CHOIX-03] a decision', () => {
  it('is the owner’s alone', () => {
    expect(() => requireDecideur({ decideur: true })).not.toThrow()
    expect(() => requireDecideur({ decideur: false })).toThrow(refused('FORBIDDEN', texts.ownerDecides))
    expect(requireOwnOffre({ statut: 'LOUE' })).toEqual({ statut: 'LOUE' })
    expect(() => requireOwnOffre(null)).toThrow(refused('NOT_FOUND', texts.offreUnknown))
  })

  it('is refused where another one stands', () => {
    expect(() => requireTransition('enLice', 'retenue')).not.toThrow()
    expect(() => requireTransition('retenue', 'declinee')).toThrow(
      expect.objectContaining({ code: 'CONFLICT', message: expect.stringMatching(/^Vous avez déjà décidé/) }),
    )
  })

  it('thanks the others of a rented offer only, and whom a message can reach', () => {
    for (const statut of offreStatuts)
      if (statut === 'LOUE') expect(() => requireLouee({ statut })).not.toThrow()
      else expect(() => requireLouee({ statut })).toThrow(refused('CONFLICT', texts.notRented))
    expect([reach(), reach({ bloqueParAutre: true })].map(canReach)).toEqual([true, true])
    expect([{ bloque: true }, { absent: true }, { quitte: true }].map((one) => canReach(reach(one)))).toEqual([
      false,
      false,
      false,
    ])
  })
})
