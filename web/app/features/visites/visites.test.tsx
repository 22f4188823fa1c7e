import { decisions } from '@colocdar/contracts/conversations-decisions'
import type { Visite } from '@colocdar/contracts/visites'
import { describe, expect, it, vi } from 'vitest'
import { renderText } from '../../lib/testing/render.tsx'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { CandidatCard } from '../conversations/components/candidat-card.tsx'
import { NextVisites } from './components/next-visites.tsx'
import { VisiteActions } from './components/visite-actions.tsx'
import { refusedPlace } from './moments.ts'
import { nextVisites, showChange, visitesWith } from './read-visite.ts'
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

it('a refusal shows the visit that was to change, or the one ahead in its place', async () => {
  const shownOf = async (content: Visite[]) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ content, suite: false })))
    const shown: [number, unknown][] = []
    const failure = new Error('refused')
    const show = (now: Visite, why?: unknown) => shown.push([now.id, why === failure])
    await expect(showChange(Promise.reject(failure), { conversationId: 7, id: 5 }, show)).rejects.toBe(failure)
    return shown
  }
  const asked = visite({ id: 1, etat: 'passee', attend: true })
  const ended = visite({ id: 5, etat: 'annulee' })
  expect(await shownOf([asked, ended])).toEqual([[5, true]])
  // What is sent next is about this one.
  expect(await shownOf([visite({ id: 6, etat: 'proposee' }), asked, ended])).toEqual([[6, true]])
  expect(await shownOf([asked])).toEqual([[1, true]])
  expect(await shownOf([])).toEqual([])
})

it('blocking ends the visits with this member that have not begun, of each side and every offer', () => {
  const all = [
    visite({ id: 1 }),
    visite({ id: 2, cote: 'visiteur', offreId: 13, conversationId: 8 }),
    visite({ id: 3, debut: new Date(Date.now() - 60_000).toISOString() }),
    visite({ id: 4, autre: { id: 4, nom: 'Salma' } }),
    visite({ id: 5, etat: 'passee' }),
  ]
  expect(visitesWith(all, 3).map(({ id }) => id)).toEqual([1, 2])
})

it('renting ends the visits of this offer that have not begun', () => {
  const begun = new Date(Date.now() - 60_000).toISOString()
  const all = [
    visite({ id: 1 }),
    visite({ id: 2, debut: begun }),
    visite({ id: 3, etat: 'deplacee', debut: begun }),
    visite({ id: 4, offreId: 13 }),
    visite({ id: 5, cote: 'visiteur' }),
    visite({ id: 6, etat: 'annulee' }),
  ]
  expect(nextVisites(all, 12).map(({ id }) => id)).toEqual([1, 3])
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
