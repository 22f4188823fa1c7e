import { expect, it } from 'vitest'
import { signalementDecisionMotifs, signalementKinds } from './signalements.ts'

it.each(signalementKinds)('suggests reasons about a reported %s, and no others', (kind) => {
  const { uphold, dismiss } = signalementDecisionMotifs[kind]
  const about = /annonce|logement|demande (trompe|n’est)/
  const isAnnonce = kind === 'offre' || kind === 'demande'
  for (const motifs of [uphold, dismiss]) {
    expect(motifs.length).toBeGreaterThan(1)
    expect(motifs.some((motif) => about.test(motif))).toBe(isAnnonce)
  }
})
