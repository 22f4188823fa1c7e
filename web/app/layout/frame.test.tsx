import { expect, it } from 'vitest'
import { renderHtml, renderText } from '../lib/testing/render.tsx'
import { renderPage } from '../lib/testing/render-page.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import { NotFound } from './not-found.tsx'
import { UnexpectedError } from './unexpected-error.tsx'

const page = (Part: React.ComponentType) => renderPage(Part as never, { path: '/', loaderData: {} })

it('[LAYOUT-01] [LAYOUT-03] [LAYOUT-04] [LAYOUT-07] has a sticky navbar with logo, sections, sign-in and « Publier une annonce »', () => {
  const html = page(Navbar)
  expect(html).toMatch(/^<header class="[^"]*\bsticky top-0\b/)
  const sections = [...html.matchAll(/href="\/#([a-z]+)"[^>]*>([^<]*)/g)].map(([, id, label]) => [id, label])
  expect(sections).toEqual(
    expect.arrayContaining([
      ['works', 'Guide'],
      ['explore', 'Colocations'],
      ['reviews', 'Témoignage'],
      ['blogs', 'Blog'],
      ['contact', 'Contact'],
    ]),
  )
  expect(html).toMatch(/href="\/auth\/login"[^>]*>Se connecter/)
  expect(html).toMatch(/href="\/ajouter-offre-coloc".*?Publier une annonce/)
  expect(html).not.toContain('Se déconnecter')
})

it('[LAYOUT-05] has a footer that leads home, to the texts, and nowhere else than to accounts that are set', () => {
  const html = page(Footer)
  for (const [path, label] of [
    ['/', 'Accueil'],
    ['/about', 'À propos'],
    ['/policies', 'Politique de confidentialité'],
    ['/conditions', 'Conditions d’utilisation'],
  ])
    expect(html).toMatch(new RegExp(`href="${path}"[^>]*>${label}<`))
  expect(html).not.toContain('target="_blank"')
})

it('[ROUTE-39] [ROUTE-40] says that a page does not exist, and leads home', () => {
  expect(renderText(<NotFound />)).toMatch(/404 La page n'existe pas/)
  expect(renderHtml(<NotFound />)).toMatch(/href="\/"[^>]*>.*?Retour à l’accueil/)
})

it('[UI-04] says that something unexpected happened', () => {
  expect(renderText(<UnexpectedError />)).toContain('Unexpected Application Error!')
})
