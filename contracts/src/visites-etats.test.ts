import { expect, it } from 'vitest'
import { isVisiteOpen, nextVisiteEtat, type VisiteActe, visiteActes, visiteEtatNames } from './visites-etats.ts'

/** Every way from a state, as « who act state ». All others are refused. */
const ways: Record<string, string[]> = {
  aucune: ['visiteur demander proposee', 'proprietaire proposer proposee'],
  proposee: [
    'visiteur demander proposee',
    'proprietaire proposer proposee',
    'visiteur prendre confirmee',
    'proprietaire situer proposee',
    'proprietaire annuler annulee',
    'visiteur annuler annulee',
    'temps passer annulee',
    'site finir annulee',
  ],
  confirmee: [
    'visiteur demander deplacee',
    'proprietaire proposer deplacee',
    'proprietaire situer confirmee',
    'proprietaire annuler annulee',
    'visiteur annuler annulee',
    'temps passer passee',
    'site finir annulee',
  ],
  deplacee: [
    'visiteur demander deplacee',
    'proprietaire proposer deplacee',
    'visiteur prendre confirmee',
    'proprietaire situer deplacee',
    'proprietaire annuler annulee',
    'visiteur annuler annulee',
    'temps passer annulee',
    'site finir annulee',
  ],
  passee: ['visiteur conforme passee', 'visiteur differente passee', 'visiteur absente absente'],
  annulee: [],
  absente: [],
}

it.each(['aucune', ...visiteEtatNames] as const)('of a visit that is %s, each of the two can do this', (etat) => {
  const possible = (Object.keys(visiteActes) as VisiteActe[]).flatMap((acte) =>
    (['proprietaire', 'visiteur', 'temps', 'site'] as const).flatMap((par) => {
      const to = nextVisiteEtat(acte, par, etat)
      return to ? [`${par} ${acte} ${to}`] : []
    }),
  )
  expect(possible.sort()).toEqual(ways[etat]?.toSorted())
})

it('looks for a moment while it is proposed or being moved', () => {
  expect(visiteEtatNames.filter(isVisiteOpen)).toEqual(['proposee', 'deplacee'])
})
