import { expect, it } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import MesAbonnementsPage from './mes-abonnements.page.tsx'

const page = (abonnements: unknown[]) =>
  renderPage(MesAbonnementsPage, { path: '/mes-abonnements', loaderData: { abonnements } })

it('[API-33] lists the member’s subscriptions with their dates', () => {
  const html = page([
    { id: 2, type: 'Premium', description: '', dateDebut: '2026-01-01', dateFin: null },
    { id: 1, type: 'Gratuit', description: '', dateDebut: '2025-01-01', dateFin: '2026-01-01' },
  ])
  for (const text of [
    'Premium',
    'Pour les propriétaires qui gèrent plusieurs logements.',
    'Depuis le 1er janvier 2026',
    'Gratuit',
  ])
    expect(html).toContain(text)
  expect(html).toContain('Du 1er janvier 2025 au 1er janvier 2026')
})

it('leads to the plans where there are none', () => {
  expect(page([])).toContain('Aucun abonnement pour le moment')
})
