import { villesSeed } from '@colocdar/api/features/villes/villes.seed'
import { type DemandeFiltres, type DemandeTri, demandeTris } from '@colocdar/contracts/demandes-filtres'
import { quartiersBySlug } from '@colocdar/demo/catalogue/quartiers'
import { generator, inDays, type Search } from './random-searches.ts'

/** Those that are hard to plan, then combinations of one to four filters, most of them in a city. */
export const randomDemandeSearches = (howMany: number): Search<DemandeFiltres, DemandeTri>[] => {
  const random = generator(11)
  return [...fixed, ...Array.from({ length: howMany - fixed.length }, () => randomSearch(random))]
}

const fixed: Search<DemandeFiltres, DemandeTri>[] = [
  { filtres: { q: 'pressoir' }, tri: 'recent', page: 0 },
  { filtres: { q: 'dossier 1234' }, tri: 'budget', page: 0 },
  { filtres: { q: 'introuvable' }, tri: 'recent', page: 0 },
  { filtres: { q: 'chambre' }, tri: '-budget', page: 0 },
  { filtres: { budgetMin: 4900, budgetMax: 4950 }, tri: 'recent', page: 0 },
  { filtres: { villeId: 21, budgetMin: 5000 }, tri: 'dispo', page: 0 },
  { filtres: { budgetMax: 3000 }, tri: '-budget', page: 40 },
  { filtres: { dispoLe: '2000-01-01', budgetMin: 5450 }, tri: 'recent', page: 0 },
]

const words = ['balcon', 'calme étudiante', 'hammam', 'moulin', 'verger piano', 'dossier 77', 'gueliz', 'agdl']

const randomSearch = (random: () => number): Search<DemandeFiltres, DemandeTri> => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const ville = Math.floor(random() ** 2 * villesSeed.length)
  const choices: (() => DemandeFiltres)[] = [
    () => ({ q: pick(words) }),
    () => ({ quartier: pick(quartiersBySlug[villesSeed[ville]?.slug ?? ''] ?? []), villeId: ville + 1 }),
    () => ({ budgetMax: pick([5100, 5200, 5400]) }),
    () => ({ budgetMin: pick([600, 1500, 3000, 5000]) }),
    () => ({ dispoLe: pick(['2000-01-01', inDays(20), inDays(90)]) }),
  ]
  const chosen = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(choices))
  const filtres = Object.assign(random() < 0.7 ? { villeId: ville + 1 } : {}, ...chosen.map((make) => make()))
  return { filtres, tri: pick(demandeTris), page: random() < 0.8 ? 0 : Math.floor(random() * 40) }
}
