import type { Offre } from '@colocdar/contracts/offres'
import { beforeEach, expect, it, vi } from 'vitest'
import { noSession } from '../../lib/auth/auth-state.ts'
import { authStore } from '../../lib/auth/auth-store.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { MyOffre } from './components/my-offre.tsx'
import MesAnnoncesPage, { loader } from './mes-annonces.page.tsx'

beforeEach(() => authStore.setState(noSession))

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

it.each([
  ['/offres', '6'],
  ['/annonces', '10'],
  ['/ar/annonces', '10'],
])('[STATE-29] asks at %s for %s offers a page', async (path, size) => {
  authStore.setState({ user: { id: 7, username: 'samira', email: 'samira@exemple.ma', roles: [], subscribed: false } })
  const asked = vi.fn(async (_address: string) => Response.json(none))
  vi.stubGlobal('fetch', asked)
  expect(await loader({ request: new Request(`https://colocdar.test${path}`) } as never)).toMatchObject({ error: null })
  const searched = asked.mock.calls.map(([address]) => new URL(address, 'https://colocdar.test'))
  expect(searched.find(({ pathname }) => pathname.includes('coloc'))?.searchParams.get('size')).toBe(size)
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
