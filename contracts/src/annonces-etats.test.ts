import { describe, expect, it } from 'vitest'
import {
  type AnnonceActe,
  type AnnonceSituation,
  annonceActes,
  annonceEtatNames,
  annonceEtats,
  canAct,
  etatOfAnnonce,
} from './annonces-etats.ts'

const publique: AnnonceSituation = {
  verified: true,
  motifRefus: null,
  dejaPublique: false,
  masque: false,
  signalee: false,
  auteurBloque: false,
  endormie: false,
  statut: 'DISPONIBLE',
}
const attente = { ...publique, verified: false }

describe('the state of an ad', () => {
  it.each([
    ['publique', publique],
    ['modification', { ...publique, modification: { etat: 'attente' } as const }],
    ['publique', { ...publique, modification: { etat: 'refusee' } as const }],
    ['endormie', { ...publique, endormie: true, masque: true, modification: { etat: 'attente' } as const }],
    ['louee', { ...publique, statut: 'LOUE' as const, endormie: true, masque: true }],
    ['signalee', { ...publique, statut: 'LOUE' as const, signalee: true, endormie: true, masque: true }],
    ['bloquee', { ...publique, signalee: true, auteurBloque: true, masque: true }],
    // By version 1.0, which knows no reasons.
    ['bloquee', { ...publique, masque: true }],
    ['attente', { ...attente, dejaPublique: true, masque: true, signalee: true }],
    ['refusee', { ...attente, motifRefus: 'Non.' }],
    ['retiree', { ...attente, motifRefus: 'Non.', dejaPublique: true }],
  ])('is %s', (etat, faits) => expect(etatOfAnnonce(faits)).toBe(etat))

  it('decides what others see of it', () => {
    expect(annonceEtatNames.filter((etat) => annonceEtats[etat].listed)).toEqual(['publique', 'modification'])
    expect(annonceEtatNames.filter((etat) => annonceEtats[etat].page)).toEqual([
      'publique',
      'modification',
      'endormie',
      'louee',
    ])
  })
})

describe('the acts', () => {
  const acts = Object.keys(annonceActes) as AnnonceActe[]
  const into = (acte: AnnonceActe): string[] => Object.values(annonceActes[acte].vers).flat()

  it('are of somebody, and lead from states to states', () => {
    for (const acte of acts) {
      expect(['auteur', 'moderateur', 'membres', 'temps'], acte).toContain(annonceActes[acte].par)
      expect(annonceEtatNames, acte).toEqual(
        expect.arrayContaining([...Object.keys(annonceActes[acte].vers), ...into(acte)]),
      )
    }
  })

  it('that publish an ad which was not are those of a moderator', () => {
    const publishing = acts.filter((acte) =>
      (['attente', 'refusee', 'retiree'] as const).some((etat) => {
        const vers: Partial<Record<string, readonly string[]>> = annonceActes[acte].vers
        return vers[etat]?.some((next) => annonceEtats[next as keyof typeof annonceEtats].page)
      }),
    )
    expect(publishing).toEqual(['verify'])
  })

  it('lead into every state, and out of every one', () => {
    // An ad begins in the state that nothing needs to lead to.
    expect(annonceEtatNames.filter((etat) => !acts.some((acte) => into(acte).includes(etat)))).toEqual([])
    expect(annonceEtatNames.filter((etat) => !acts.some((acte) => canAct(acte, etat)))).toEqual([])
  })

  it('of its author are none while reports or a block hide it, except those that show nothing', () => {
    for (const acte of acts.filter((name) => annonceActes[name].par === 'auteur')) {
      const vers: Partial<Record<string, readonly string[]>> = annonceActes[acte].vers
      expect(vers.signalee ?? ['signalee'], acte).toEqual(['signalee'])
      expect(canAct(acte, 'bloquee'), acte).toBe(false)
    }
  })
})
