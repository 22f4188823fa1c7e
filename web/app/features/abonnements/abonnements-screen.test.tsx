import { plans } from '@colocdar/contracts/abonnements'
import { expect, it } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import AbonnementsPage from './abonnements.page.tsx'

it('[SUB-01] shows three plans, each to be chosen; those that are not sold yet say so', () => {
  const html = renderPage(AbonnementsPage, { path: '/abonnements', loaderData: { plans } })
  expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['Gratuit', 'Standard', 'Premium'])
  expect(html.match(/<button[^>]*>Choisir/g)).toHaveLength(3)
  const cards = html.split('<article').slice(1)
  const soon = cards.map((card) => card.slice(0, card.indexOf('Choisir')).includes('>Bientôt<'))
  expect(soon).toEqual(plans.map(({ prix }) => prix > 0))
})
