import { decisions } from '@colocdar/contracts/conversations-decisions'
import type { Visite } from '@colocdar/contracts/visites'
import { describe, expect, it } from 'vitest'
import { renderText } from '../../lib/testing/render.tsx'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { CandidatCard } from '../conversations/components/candidat-card.tsx'
import { NextVisites } from './components/next-visites.tsx'
import { VisiteActions } from './components/visite-actions.tsx'
import { refusedPlace } from './moments.ts'
import VisitesPage from './visites.page.tsx'

const soon = new Date(Date.now() + 3_600_000).toISOString()
const visite = (changes: Partial<Visite> = {}): Visite => ({
  id: 1,
  conversationId: 7,
  offreId: 12,
  titre: 'Chambre à Agdal',
  autre: { id: 3, nom: 'Karim B.' },
  cote: 'proprietaire',
  etat: 'confirmee',
  creneaux: [],
  debut: soon,
  rendezVous: null,
  mot: null,
  motDeMoi: false,
  attend: false,
  version: '1-2',
  reponse: null,
  ...changes,
})
const actions = (changes: Partial<Visite>) =>
  renderText(<VisiteActions visite={visite(changes)} onChange={() => expect.fail('nothing was pressed')} />)

describe('a visit', () => {
  it('that has begun is the visitor’s alone to move or to cancel', () => {
    const begun = { debut: new Date(Date.now() - 60_000).toISOString() }
    expect(actions({})).toMatch(/Déplacer.*Annuler la visite/)
    expect(actions(begun)).not.toMatch(/Déplacer|Annuler/)
    expect(actions({ ...begun, cote: 'visiteur' })).toMatch(/Déplacer.*Annuler la visite/)
  })

  it('can be reported as long as it was not as described', () => {
    const answered = (reponse: Visite['reponse']) => actions({ cote: 'visiteur', etat: 'passee', reponse })
    expect(answered('differente')).toContain('Signaler')
    expect(actions({ cote: 'visiteur', etat: 'absente', reponse: 'absente' })).toContain('Signaler')
    for (const reponse of ['conforme', null] as const) expect(answered(reponse)).not.toContain('Signaler')
  })
})

it('who has deleted the account is called so in the words of the site, not of the API', () => {
  const autre = { id: null, nom: 'Personne' }
  const loaderData = { page: 0, mine: { value: { content: [visite({ autre })], suite: false }, error: null } }
  const dernier = { id: 1, rang: 1, deMoi: false, texte: 'Bonjour', createdAt: soon }
  const conversation = {
    id: 7,
    annonce: { type: 'offre', id: 12, titre: 'Chambre' } as const,
    ...{ autre, dernier, nonLus: 0, luJusqua: 0, bloque: false, parti: true, decision: decisions[0] },
  }
  const shown = [
    renderPage(VisitesPage, { path: '/visites', loaderData }),
    renderText(<NextVisites visites={[visite({ autre })]} />),
    renderText(<CandidatCard offre={{} as never} candidat={{ conversation, demande: null, points: [] }} />),
  ]
  for (const text of shown) expect([text.includes('ancien membre'), text.includes('Personne')]).toEqual([true, false])
})

it('a refusal is about the first moment that is incomplete or not ahead', () => {
  const now = new Date('2026-11-19T10:00:00Z')
  const [past, ahead] = [
    { jour: '2026-11-19', heure: '09:00' },
    { jour: '2026-11-20', heure: '09:00' },
  ]
  expect(refusedPlace([ahead, { ...ahead, heure: '' }, past], now)).toBe(1)
  expect(refusedPlace([ahead, past], now)).toBe(1)
  expect(refusedPlace([ahead, ahead], now)).toBe(0)
})
