import type { Offre } from '@colocdar/contracts/offres'
import { expect, it } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { MyOffre } from './components/my-offre.tsx'
import MesAnnoncesPage from './mes-annonces.page.tsx'

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const none = { content: [], number: 0, totalElements: 0, empty: true }
const list = (value: unknown, error: string | null = null) =>
  renderPage(MesAnnoncesPage, { path: '/offres', loaderData: { value, error } })

it('[MYADS-01] [MYADS-06] has its title, a way back to the profile, and says when there is nothing', () => {
  const html = list({ offres: none, waiting: 0, demandes: [] })
  expect(html).toMatch(/<h1[^>]*>Mes Annonces</)
  expect(html).toContain('href="/profile"')
  expect(textOf(html)).toContain('Aucun logement trouvé')
})

it('shows who published only a request what they published', () => {
  const demande = { id: 5, titre: 'Cherche chambre', verified: false, etat: 'attente', motifRefus: null }
  for (const path of ['/offres', '/mes-offres', '/annonces']) {
    const html = renderPage(MesAnnoncesPage, {
      path,
      loaderData: { value: { offres: none, waiting: 0, demandes: [demande] }, error: null },
    })
    expect(textOf(html)).toContain('1 annonce, dont 1 en attente de vérification')
    expect(html).toMatch(/href="\/demande\/5"[^>]*>Cherche chambre/)
  }
})

it('[ERR-12] says why the list could not be loaded', () => {
  expect(textOf(list(null, 'Panne.'))).toContain('Erreur lors de la récupération des logements : Panne.')
})

it('[MYADS-03] [MYADS-04] [MYADS-05] offers what can be done with an offer', () => {
  const mine = (statut: string) => {
    const offre = {
      id: 12,
      titre: 'Chambre',
      statut,
      verified: false,
      motifRefus: null,
      photos: [],
    } as unknown as Offre
    return renderPage((() => <MyOffre offre={offre} />) as never, { path: '/', loaderData: {} })
  }
  for (const statut of ['EN_ATTENTE', 'IMMEDIATE', 'DISPONIBLE'])
    expect(textOf(mine(statut))).toMatch(/Marquer comme déjà louée\s+Modifier/)
  expect(textOf(mine('LOUE'))).toMatch(/Rendre disponible\s+Modifier/)
  expect(mine('LOUE')).toMatch(/href="\/offres\/12"[^>]*>.*?Modifier/)
})
