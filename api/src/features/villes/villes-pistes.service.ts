import { maxFilteredTotal } from '@colocdar/contracts/common'
import { chosenFiltres, type Filtres, type FiltreValues } from '@colocdar/contracts/filtres'
import type { Pistes } from '@colocdar/contracts/pistes'
import type { Db } from '../../db/database.ts'
import { capTotal } from '../../search/search-hits.ts'
import { selectVillePositions } from './villes.repository.ts'

// The nearest cities are counted; of those with results, a few are shown.
const asked = 8
const shown = 4

/** What to try when a search finds nothing: one filter less, or a city nearby. `count` counts up to `atMost`. */
export const findPistesOf = async <F extends Filtres & Record<'villeId' | 'quartier', F[string]>>(
  db: Db,
  known: F,
  filtres: FiltreValues<F> & { villeId?: number | undefined },
  count: (attempts: FiltreValues<F>[], atMost: number) => Promise<number[]>,
): Promise<Pistes<keyof F & string>> => {
  const names = chosenFiltres(known, filtres)
  const near = filtres.villeId === undefined ? [] : await findNearVilles(db, filtres.villeId, asked)
  const attempts = [
    ...names.map((name) => ({ ...filtres, [name]: undefined })),
    ...near.map(({ id }) => ({ ...filtres, villeId: id, quartier: undefined })),
  ]
  const counted = (await count(attempts, maxFilteredTotal + 1)).map((total) => capTotal(total, maxFilteredTotal))
  const withTotals = <T>(list: T[], from: number) =>
    list
      .map((item, index) => ({ item, ...(counted[from + index] as ReturnType<typeof capTotal>) }))
      .filter(({ total }) => total > 0)
  return {
    sansFiltre: withTotals(names, 0)
      .map(({ item, ...found }) => ({ filtre: item, ...found }))
      .toSorted((a, b) => b.total - a.total),
    villes: withTotals(near, names.length)
      .map(({ item, ...found }) => ({ ...item, ...found }))
      .slice(0, shown),
  }
}

interface NearVille {
  id: number
  nom: string
  distanceKm: number
}

/** The cities around this one, nearest first. None around a city whose position is not known. */
const findNearVilles = async (db: Db, villeId: number, howMany: number): Promise<NearVille[]> => {
  const villes = await selectVillePositions(db)
  const here = villes.find(({ id }) => id === villeId)
  if (!here) return []
  return villes
    .filter(({ id }) => id !== villeId)
    .map(({ id, nom, ...position }) => ({ id, nom, distanceKm: distanceKm(here, position) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, howMany)
}

interface Position {
  latitude: number
  longitude: number
}

const earthRadiusKm = 6_371

/** As the crow flies, in kilometres (haversine). */
export const distanceKm = (a: Position, b: Position): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return Math.round(2 * earthRadiusKm * Math.asin(Math.sqrt(chord)))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
