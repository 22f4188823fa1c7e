import type { SessionOuverte } from '@colocdar/contracts/sessions'
import { expect, it } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { SessionsCard } from './components/sessions-card.tsx'

const session = (changes: Partial<SessionOuverte>): SessionOuverte => ({
  id: 1,
  navigateur: 'Chrome',
  systeme: 'Android',
  ouverteLe: '2026-03-01T10:00:00.000Z',
  utiliseeLe: '2026-03-01T10:00:00.000Z',
  courante: false,
  ...changes,
})
const show = (list: SessionOuverte[] | null) =>
  renderPage(
    () => (
      <SessionsCard
        list={list ? { status: 'succeeded', value: list, error: null } : { status: 'failed', value: null, error: 'x' }}
      />
    ),
    { path: '/profile', loaderData: {} },
  )
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('[SEC-64] this session is marked and cannot be ended here; others can, each and all', () => {
  const html = show([session({ courante: true }), session({ id: 2, navigateur: null, systeme: null })])
  expect(textOf(html)).toMatch(
    /Chrome sur Android Utilisé en ce moment Cet appareil .*Appareil inconnu Dernière utilisation il y a .* Déconnecter .*Déconnecter les autres/,
  )
  expect(html.match(/aria-label="Déconnecter [^"]*"/g)).toEqual(['aria-label="Déconnecter Appareil inconnu"'])
})

it('[SEC-64] a single session has no button', () => {
  expect(show([session({ courante: true })])).not.toContain('<button')
})

it('[SEC-64] says that the list is missing, with another try', () => {
  expect(textOf(show(null))).toMatch(/n’ont pas pu être chargés.*Réessayer/)
})
