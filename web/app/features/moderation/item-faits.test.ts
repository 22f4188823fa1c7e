import { demandeFaits } from '@colocdar/contracts/demandes-faits'
import type { Fait } from '@colocdar/contracts/faits'
import type { ModerationItem } from '@colocdar/contracts/moderation'
import { offreFaits } from '@colocdar/contracts/offres-faits'
import { describe, expect, it } from 'vitest'
import { faitsOf } from './item-faits.ts'

const texts = { titre: 'Titre', description: 'Texte', ville: { nom: 'Rabat' }, quartier: 'Agdal', adresse: null }
const item = (kind: string, contenu: object) =>
  ({ kind, medianePrix: null, contenu: { ...texts, duree: null, ...contenu } }) as unknown as ModerationItem

const twoOf = (fait: Fait): unknown[] => {
  if (fait.kind === 'choice') return fait.values.slice(0, 2)
  return fait.kind === 'flag' ? [false, true] : fait.kind === 'number' ? [4, 8] : ['2026-12-01', '2027-02-01']
}

describe('what a moderator reads', () => {
  it.each([
    ...Object.entries(offreFaits).map(([name, fait]) => ['offre', name, fait] as const),
    ...Object.entries(demandeFaits).map(([name, fait]) => ['demande', name, fait] as const),
  ])('of an %s follows %s', (kind, name, fait) => {
    const [one, other] = twoOf(fait).map((value) => JSON.stringify(faitsOf(item(kind, { [name]: value }))))
    expect(one).not.toBe(other)
  })
})
