import { paths } from '@colocdar/contracts/paths'
import { type APIRequestContext, expect } from '@playwright/test'
import { type RouteEntry, routes } from '../../web/app/routes.ts'
import { catalogueOf } from './catalogue.ts'

const closed = ['admin/admin.layout.tsx', 'layout/protected.layout.tsx']

/** The whole table of routes, without those of members alone. */
const patternsIn = (entries: RouteEntry[]): string[] =>
  entries.flatMap(({ path, file, children = [] }) =>
    closed.includes(file) ? [] : [...(path ? [path] : []), ...patternsIn(children)],
  )

/** The patterns of all pages that visitors can open. */
export const publicPages = patternsIn(routes)

/** An address for such a pattern. */
export const addressOf = async (request: APIRequestContext, pattern: string): Promise<string> => {
  const { offre, demande, ville } = catalogueOf(request)
  const addresses: Record<string, () => Promise<string>> = {
    [paths.resetPassword.pattern]: async () => paths.resetPassword('x'),
    [paths.verifyEmail.pattern]: async () => paths.verifyEmail('x'),
    [paths.lienFraicheur.pattern]: async () => paths.lienFraicheur('x'),
    [paths.stopMails.pattern]: async () => paths.stopMails('messages', 'x'),
    [paths.stopAlerte.pattern]: async () => paths.stopAlerte('x'),
    [paths.offre.pattern]: async () => paths.offre((await offre()).id),
    [paths.offreAlias.pattern]: async () => paths.offreAlias((await offre()).id),
    [paths.affiche.pattern]: async () => paths.affiche((await offre()).id),
    [paths.demande.pattern]: async () => paths.demande((await demande()).id),
    [paths.utilisateur.pattern]: async () => paths.utilisateur((await demande()).demandeur.id),
    [paths.villeOffres.pattern]: async () => paths.villeOffres((await ville('Rabat')).id),
    [paths.presDe.pattern]: async () => paths.presDe('encg-casablanca'),
    [paths.villeDemandes.pattern]: async () => paths.villeDemandes((await ville('Rabat')).id),
    // The oldest: posts that other tests publish come and go at the top.
    [paths.blog.pattern]: async () => paths.blog((await (await request.get('/api/blogs')).json()).items.at(-1).id),
    '*': async () => '/nulle-part',
  }
  const address = (await addresses[pattern]?.()) ?? pattern
  expect(address, 'an address for each pattern').not.toMatch(/[:*]/)
  return address
}
