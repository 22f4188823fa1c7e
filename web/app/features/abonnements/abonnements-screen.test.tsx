import { plans } from '@colocdar/contracts/abonnements'
import { expect, it } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import AbonnementsPage from './abonnements.page.tsx'

it('[SUB-01] shows three plans, each to be chosen', () => {
  const html = renderPage(AbonnementsPage, { path: '/abonnements', loaderData: { plans } })
  expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['Gratuit', 'Standard', 'Premium'])
  expect(html.match(/<button[^>]*>Choisir/g)).toHaveLength(3)
})
