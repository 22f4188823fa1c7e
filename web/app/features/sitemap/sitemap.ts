import { blog } from '@colocdar/contracts/blog'
import type { Client } from '@colocdar/contracts/client'
import { demandes } from '@colocdar/contracts/demandes'
import { logementTypes } from '@colocdar/contracts/enumerations'
import { offres } from '@colocdar/contracts/offres'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { reperes } from '@colocdar/contracts/reperes'
import { villes } from '@colocdar/contracts/villes'

/** The protocol allows 50,000 URLs a file, and each page has one in each language; smaller files are generated faster. */
const perFile = 5_000
const perCall = 200

const fixed = [
  paths.home(),
  paths.offres(),
  paths.demandes(),
  paths.blogs(),
  paths.abonnements(),
  paths.about(),
  paths.conditions(),
  paths.policies(),
]

/** The files listed in the index: one for the pages, then as many as offers and requests need. */
export const sitemapFiles = async (call: Client): Promise<string[]> => {
  const one = { page: 0, size: 1, verified: true }
  const [allOffres, allDemandes] = await Promise.all([
    call(offres.search, { query: one }),
    call(demandes.search, { query: one }),
  ])
  return ['pages-0', ...numbered('offres', allOffres.totalElements), ...numbered('demandes', allDemandes.totalElements)]
}

/** The URLs of one file, or null when there is no such file. */
export const sitemapAddresses = async (call: Client, file: string): Promise<string[] | null> => {
  const [, kind, number] = /^(pages|offres|demandes)-(\d{1,5})$/.exec(file) ?? []
  if (!kind || !number) return null
  if (kind === 'pages') return number === '0' ? pages(call) : null
  if (!(await sitemapFiles(call)).includes(file)) return null
  const pathOf = kind === 'offres' ? paths.offre : paths.demande
  const ids = await idsOf(call, kind === 'offres' ? offres.search : demandes.search, Number(number))
  return ids.map((id) => pathOf(id))
}

const numbered = (kind: string, total: number): string[] =>
  Array.from({ length: Math.ceil(total / perFile) }, (_, index) => `${kind}-${index}`)

const pages = async (call: Client): Promise<string[]> => {
  const [references, landmarks, posts] = await Promise.all([
    call(villes.init, {}),
    call(reperes.list, { query: {} }),
    call(blog.list, { query: { maxResults: 50 } }),
  ])
  const withOffres = references.villeColocInfo.filter(({ verifiedColocCount }) => verifiedColocCount > 0)
  return [
    ...fixed,
    ...references.villeColocInfo.flatMap(({ id, verifiedColocCount, verifiedDemandeCount }) => [
      ...(verifiedColocCount > 0 ? [paths.villeOffres(id)] : []),
      ...(verifiedDemandeCount > 0 ? [paths.villeDemandes(id)] : []),
    ]),
    ...(await typesOf(call, withOffres)),
    ...landmarks.filter(({ offres }) => offres > 0).map(({ slug }) => paths.presDe(slug)),
    ...posts.items.map(({ id }) => paths.blog(id)),
  ]
}

/** The lists of a city and one type that have offers. One search for each: cities are few, and the file is cached. */
const typesOf = async (call: Client, villes: readonly { id: number }[]): Promise<string[]> => {
  const addresses: string[] = []
  for (const { id: villeId } of villes)
    for (const type of logementTypes) {
      const query = { page: 0, size: 1, verified: true, villeId, logementType: [type] }
      if (!(await call(offres.search, { query })).empty)
        addresses.push(withQuery(paths.villeOffres(villeId), { logementType: type }))
    }
  return addresses
}

type Search = typeof offres.search | typeof demandes.search

const idsOf = async (call: Client, search: Search, file: number): Promise<number[]> => {
  const ids: number[] = []
  const firstPage = (file * perFile) / perCall
  for (let page = firstPage; page < firstPage + perFile / perCall; page += 1) {
    const { content, last } = await call(search, { query: { page, size: perCall, verified: true } })
    ids.push(...content.map(({ id }) => id))
    if (last) break
  }
  return ids
}
