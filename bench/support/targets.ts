import { detailsOf, listAt, placesOf, searchAt } from './addresses.ts'
import type { Answers } from './answers.ts'

export type Name = 'home' | 'list' | 'detail' | 'search'

interface Target extends Answers {
  label: string
  cached: string
  /** Of a bare Fastify's requests a second. */
  leastRatio: number
}

const titre = 'Chambre lumineuse proche du tramway'
const showsAds = (least: number) => (text: string) => text.split(titre).length > least

/** What is measured of the site, with the figures that were asked for. */
export const targets: Record<Name, Target> = {
  home: {
    label: 'home',
    type: 'text/html',
    isRight: showsAds(3),
    cached: '/',
    leastRatio: 0.9,
  },
  list: {
    label: 'list',
    type: 'text/html',
    isRight: showsAds(12),
    cached: '/coloc/offres',
    leastRatio: 0.9,
  },
  detail: {
    label: 'detail',
    type: 'text/html',
    isRight: (text, path) => text.includes(`${titre} ${path.split('/').at(-1)}</h1>`),
    cached: '/coloc/2',
    leastRatio: 0.9,
  },
  search: {
    label: 'search API',
    type: 'application/json',
    isRight: showsAds(12),
    cached: '/api/test/coloc/search?size=12',
    leastRatio: 0.7,
  },
}

/** Paths to measure, and others of the same kind to warm up with. */
export interface Paths {
  paths: string[]
  warmUp: string[]
}

/** No two lists have a card in common: cards that were shown lately cost less. */
export const pathsOf = async (
  url: string,
  { offres, share }: { offres: number; share: number },
): Promise<Record<Name | 'listForFew' | 'listForOne', Paths>> => {
  const some = <T>(all: T[]) => all.slice(0, Math.ceil(all.length * share))
  const places = some(await placesOf(url))
  const details = some(detailsOf(offres))
  const of = <T>(all: T[], ...eighths: number[]) => all.filter((_, index) => eighths.includes(index % 8))
  const lists = (...eighths: number[]) => ({
    warmUp: of(places, 0, 1).map(listAt),
    paths: of(places, ...eighths).map(listAt),
  })
  const searches = places.map(searchAt)
  return {
    home: { warmUp: some(Array<string>(300).fill('/')), paths: some(Array<string>(800).fill('/')) },
    list: lists(2, 3, 4, 5),
    // Several times, which makes no difference without a cache: the slowest hundredth should be more than two of them.
    listForFew: { ...lists(6), paths: Array.from({ length: 4 }, () => lists(6).paths).flat() },
    listForOne: lists(7),
    detail: { warmUp: of(of(details, 0), 0, 1), paths: of(of(details, 1), 0, 1, 2, 3, 4, 5) },
    search: { warmUp: searches, paths: [...searches, ...searches, ...searches] },
  }
}
