import { type AnnonceSituation, annonceEtats, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import { offreStatuts } from '@colocdar/contracts/enumerations'
import { describe, expect, it } from 'vitest'
import { offreBadge } from './offre-badge.ts'

const free: AnnonceSituation = {
  verified: true,
  motifRefus: null,
  dejaPublique: false,
  masque: false,
  signalee: false,
  auteurBloque: false,
  endormie: false,
}
const situations: [string, Partial<AnnonceSituation>][] = [
  ['public', {}],
  ['not verified', { verified: false }],
  ['refused', { verified: false, motifRefus: 'Non.' }],
  ['withdrawn', { verified: false, motifRefus: 'Non.', dejaPublique: true }],
  ['reported', { masque: true, signalee: true }],
  ['hidden with its author', { masque: true, auteurBloque: true }],
  ['asleep', { masque: true, endormie: true }],
  ['modified', { modification: { etat: 'attente' } }],
]

describe.each(situations)('an offer that is %s', (_name, situation) => {
  it.each(offreStatuts)('is said to be available only when others find it in lists (%s)', (statut) => {
    const etat = etatOfAnnonce({ ...free, ...situation, statut })
    const { label } = offreBadge({ statut, etat })
    expect(label === 'Disponible').toBe(annonceEtats[etat].listed)
  })
})

it('says of one that was rented and never verified that it waits', () => {
  expect(offreBadge({ statut: 'DISPONIBLE', etat: 'attente' }).label).toBe('En attente')
})
