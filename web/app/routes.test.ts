import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type RouteEntry, routes } from './routes.ts'

interface Page {
  path: string
  file: string
  /** Behind the layout that asks for a session. */
  isProtected: boolean
}

const pagesOf = (entries: RouteEntry[], isProtected = false): Page[] =>
  entries.flatMap(({ path, file, children = [] }) => [
    ...(path ? [{ path: path === '*' ? '/*' : path, file, isProtected }] : []),
    ...pagesOf(children, isProtected || file === 'layout/protected.layout.tsx'),
  ])

const pages = pagesOf(routes)
const pageAt = (path: string) => pages.filter((page) => page.path === path)

describe('the routes of visitors', () => {
  it.each([
    ['[ROUTE-01]', '/auth', 'auth/auth'],
    ['[ROUTE-02]', '/auth/login', 'auth/login'],
    ['[ROUTE-03]', '/auth/register', 'auth/register'],
    ['[ROUTE-04]', '/auth/mot-de-passe-oublier', 'auth/forgot-password'],
    ['[ROUTE-05]', '/auth/changer-mot-de-passe/:token', 'auth/reset-password'],
    ['[ROUTE-06]', '/auth/verifier/:token', 'auth/verify-email'],
    ['[ROUTE-09]', '/', 'accueil/accueil'],
    ['[ROUTE-26]', '/utilisateur/:id', 'utilisateurs/utilisateur'],
    ['[ROUTE-27]', '/coloc/:id', 'offres/offre'],
    ['[ROUTE-28]', '/coloc/offres', 'offres/offres'],
    ['[ROUTE-29]', '/coloc/demandes', 'demandes/demandes'],
    ['[ROUTE-30]', '/coloc/ville/:villeId/offres', 'offres/offres'],
    ['[ROUTE-31]', '/coloc/ville/:villeId/demandes', 'demandes/demandes'],
    ['[ROUTE-32]', '/demande/:id', 'demandes/demande'],
    ['[ROUTE-32]', '/offre/:id', 'offres/offre'],
    ['[ROUTE-33]', '/conditions', 'informations/conditions'],
    ['[ROUTE-34]', '/policies', 'informations/policies'],
    ['[ROUTE-35]', '/about', 'informations/about'],
    ['[ROUTE-36]', '/blogs', 'blog/blogs'],
    ['[ROUTE-37]', '/blogs/:id', 'blog/blog'],
    ['[ROUTE-38]', '/abonnements', 'abonnements/abonnements'],
  ])('%s %s is the page %s', (_clause, path, page) => {
    expect(pageAt(path)).toEqual([{ path, file: `features/${page}.page.tsx`, isProtected: false }])
  })

  it.each([
    ['[ROUTE-39]', '/404'],
    ['[ROUTE-40]', '/*'],
  ])('%s %s says that there is no such page', (_clause, path) => {
    expect(pageAt(path)).toEqual([{ path, file: 'layout/not-found.page.tsx', isProtected: false }])
  })
})

describe('the routes of members', () => {
  it.each([
    ['[ROUTE-10]', '/profile', 'utilisateurs/profile'],
    ['[ROUTE-13]', '/edit-profile', 'utilisateurs/edit-profile'],
    ['[ROUTE-14]', '/edit-demande/:demandeId', 'demandes/edit-demande'],
    ['[ROUTE-16]', '/profile/telephone-verification', 'utilisateurs/telephone-verification'],
    ['[ROUTE-17]', '/offres', 'annonces/mes-annonces'],
    ['[ROUTE-19]', '/offres/:id', 'offres/edit-offre'],
    ['[ROUTE-20]', '/annonces', 'annonces/mes-annonces'],
    ['[ROUTE-21]', '/mes-abonnements', 'abonnements/mes-abonnements'],
    ['[ROUTE-22]', '/mes-offres', 'annonces/mes-annonces'],
    ['[ROUTE-23]', '/ajouter-offre-coloc', 'offres/add-offre'],
    ['[ROUTE-24]', '/ajouter-demande-coloc', 'demandes/add-demande'],
    ['[ROUTE-25]', '/add-review', 'avis/add-avis'],
  ])('%s %s is the page %s, and asks for a session', (_clause, path, page) => {
    expect(pageAt(path)).toEqual([{ path, file: `features/${page}.page.tsx`, isProtected: true }])
  })

  it('beyond the spec’s: alerts, messages and visits', () => {
    expect(pages.filter(({ isProtected }) => isProtected).map(({ path }) => path)).toHaveLength(17)
    for (const path of ['/alertes', '/messages', '/messages/:id', '/messages/offre/:id', '/visites'])
      expect(pageAt(path)).toMatchObject([{ isProtected: true }])
  })
})

const entriesIn = (entries: RouteEntry[]): RouteEntry[] =>
  entries.flatMap((entry) => [entry, ...entriesIn(entry.children ?? [])])

it('every route has its file, and an id of its own', () => {
  const all = entriesIn(routes)
  expect(all.filter(({ file }) => !existsSync(new URL(file, import.meta.url)))).toEqual([])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})
