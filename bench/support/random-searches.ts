import { reperesSeed } from '@colocdar/api/features/reperes/reperes.seed'
import { villesSeed } from '@colocdar/api/features/villes/villes.seed'
import { accueils, logementTypes } from '@colocdar/contracts/enumerations'
import { type OffreFiltres, type OffreTri, offreTris } from '@colocdar/contracts/offres-filtres'
import { quartiersBySlug } from '@colocdar/demo/catalogue/quartiers'

export interface Search<Filtres = OffreFiltres, Tri = OffreTri> {
  filtres: Filtres
  tri: Tri
  page: number
}

/** Those that are hard to plan: rare words, narrow ranges, many facts at once, deep pages. */
const fixed: Search[] = [
  search({ q: 'pressoir' }),
  search({ q: 'pressoir observatoire' }),
  search({ q: 'résidence 1234' }),
  search({ q: 'introuvable' }),
  search({ q: 'maarf' }),
  search({ q: 'chambre' }),
  search({ q: 'chambre', prixMin: 9000, prixMax: 9050 }),
  search({ prixMin: 4900, prixMax: 4950 }),
  search({ prixMin: 10_450 }),
  search({ villeId: 21, logementType: ['VILLA'] }),
  search({ villeId: 1, meuble: true, logementType: ['CHAMBRE'] }, 'prix'),
  search({ meuble: true }, 'recent', 40),
  search({ prixMax: 3000 }, '-prix', 40),
  search({ superficieMin: 125, animaux: true, parking: true }),
  search({ logementType: ['VILLA'], accueille: ['HOMMES'], fumeurs: true, animaux: true, climatisation: true }),
  search({ meuble: true, chargesComprises: true, internet: true, climatisation: true, parking: true, animaux: true }),
  search({ quartier: 'Centre-ville', prixMax: 600 }, 'dispo'),
  search({ dispoLe: '2000-01-01', dureeMax: 1 }, '-prix'),
  search({ repere: 'fsjes-ain-chock' }),
  search({ repere: 'fsjes-ain-chock', repereMax: 15, villeId: 1, meuble: true }, 'prix'),
  search({ repere: 'al-akhawayn', repereMax: 60 }, '-prix', 3),
  search({ repere: 'tram-anoual', repereMax: 1, prixMax: 700 }),
]

/**
 * A mix that is the same in every run: the hard ones, and combinations of one to six filters, most of them in a city, a
 * quarter with words in Arabic or Darija.
 */
export const randomSearches = (howMany: number): Search[] => {
  const random = generator(7)
  return [...fixed, ...Array.from({ length: howMany - fixed.length }, () => randomSearch(random))]
}

const words = [
  'balcon',
  'calme étudiante',
  'terrasse plage',
  'hammam',
  'moulin',
  'verger piano',
  'résidence 77',
  'gueliz',
  'agdl',
]

/** What is left of a sentence in Arabic or Darija: common and rare words, words of no ad, places by their sound. */
const otherWords = [
  'الجامعة',
  'شقة هادئة',
  'قريبة من الشاطئ',
  'مطبخ نظيف',
  'المعاريف',
  'أݣدال هادئة',
  'zwina',
  'n9iya zwina',
  '7da lfac',
  'b3ida 3la tram',
]

/** In French and without landmarks, as all searches were before version 1.2. */
export const isPlain = ({ filtres }: Search): boolean =>
  filtres.repere === undefined && !otherWords.includes(filtres.q ?? '')

const randomSearch = (random: () => number): Search => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const ville = Math.floor(random() ** 2 * villesSeed.length)
  const choices: (() => OffreFiltres)[] = [
    () => ({ q: pick(words) }),
    () => ({ quartier: pick(quartiersBySlug[villesSeed[ville]?.slug ?? ''] ?? []), villeId: ville + 1 }),
    () => nearRepere(villesSeed[ville]?.slug, pick, random),
    () => ({ prixMax: pick([700, 1500, 2500, 4000]) }),
    () => ({ prixMin: pick([600, 2000, 6000]), prixMax: pick([6000, 8000, 10_000]) }),
    () => ({ logementType: logementTypes.filter(() => random() < 0.4) }),
    () => ({ superficieMin: pick([12, 25, 60, 110]) }),
    () => ({ dispoLe: pick(['2000-01-01', inDays(20), inDays(90)]) }),
    () => ({ dureeMax: pick([1, 6, 12]) }),
    () => ({ meuble: random() < 0.8 }),
    () => ({ chargesComprises: random() < 0.8 }),
    () => ({ climatisation: true }),
    () => ({ parking: true }),
    () => ({ fumeurs: random() < 0.5 }),
    () => ({ animaux: random() < 0.7 }),
    () => ({ accueille: [pick(accueils)] }),
    () => ({ sansIntermediaire: true }),
  ]
  const chosen = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(choices))
  const filtres: OffreFiltres = Object.assign(
    random() < 0.7 ? { villeId: ville + 1 } : {},
    ...chosen.map((make) => make()),
    random() < 0.25 ? { q: pick(otherWords) } : {},
  )
  const isCrossed = (filtres.prixMin ?? 0) > (filtres.prixMax ?? Number.POSITIVE_INFINITY)
  const isAnyType = filtres.logementType?.length === 0
  const possible = {
    ...filtres,
    ...(isCrossed && { prixMin: undefined }),
    ...(isAnyType && { logementType: undefined }),
  }
  return { filtres: possible, tri: pick(offreTris), page: random() < 0.8 ? 0 : Math.floor(random() * 40) }
}

type Pick = <T>(list: readonly T[]) => T

/** In the city, with minutes or without. */
const nearRepere = (ville: string | undefined, pick: Pick, random: () => number): OffreFiltres => {
  const repere = pick(reperesSeed.filter((known) => known.ville === ville))?.slug
  return { ...(repere && { repere }), ...(repere && random() < 0.6 && { repereMax: pick([5, 10, 15, 30]) }) }
}

function search(filtres: OffreFiltres, tri: OffreTri = 'recent', page = 0): Search {
  return { filtres, tri, page }
}

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Mulberry32. */
export const generator = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
