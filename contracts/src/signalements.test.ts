import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SignalementCreation, signalementDecisionMotifs, signalementKinds } from './signalements.ts'

it.each(signalementKinds)('suggests reasons about a reported %s, and no others', (kind) => {
  const { uphold, dismiss } = signalementDecisionMotifs[kind]
  const about = /annonce|logement|demande (trompe|n’est)/
  const isAnnonce = kind === 'offre' || kind === 'demande'
  for (const motifs of [uphold, dismiss]) {
    expect(motifs.length).toBeGreaterThan(1)
    expect(motifs.some((motif) => about.test(motif))).toBe(isAnnonce)
  }
})

it('takes fees for a visit as a reason against who shows a home', () => {
  const accepts = (kind: string) =>
    z.safeParse(SignalementCreation, { kind, objetId: 1, motif: 'FRAIS_VISITE' }).success
  expect(signalementKinds.filter(accepts)).toEqual(['offre', 'utilisateur', 'conversation'])
})
