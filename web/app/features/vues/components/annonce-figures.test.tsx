import { expect, it } from 'vitest'
import { renderHtml, renderText } from '../../../lib/testing/render.tsx'
import { AnnonceFigures } from './annonce-figures.tsx'

const quiet = Array<number>(28).fill(0)
const figures = {
  type: 'offre',
  id: 12,
  vues: 5,
  parJour: [...quiet, 4, 1],
  numeros: 2,
  favoris: 3,
  conversations: 1,
} as const

it('says how often an offer was seen and its number asked for, with a bar for each day', () => {
  expect(renderText(<AnnonceFigures figures={{ ...figures, parJour: [...figures.parJour] }} />)).toBe(
    'Vues 5 Favoris 3 Numéros affichés 2 Conversations 1 Sur les 30 derniers jours.',
  )
  const html = renderHtml(<AnnonceFigures figures={{ ...figures, parJour: [...figures.parJour] }} />)
  expect(html.match(/<rect/g)).toHaveLength(30)
  expect(html).toContain('aria-label="Vues par jour\u00a0: 4 au plus, 1 aujourd’hui"')
})

it('says nothing of numbers for a request', () => {
  const text = renderText(
    <AnnonceFigures figures={{ ...figures, type: 'demande', favoris: null, parJour: [...figures.parJour] }} />,
  )
  expect(text).not.toContain('Numéros')
})
