import type { Db } from '../../db/database.ts'
import { selectVillePositions } from './villes.repository.ts'
import { distanceKm } from './villes-distance.rules.ts'

export interface NearVille {
  id: number
  nom: string
  distanceKm: number
}

/** The cities around this one, nearest first. None around a city whose position is not known. */
export const findNearVilles = async (db: Db, villeId: number, howMany: number): Promise<NearVille[]> => {
  const villes = await selectVillePositions(db)
  const here = villes.find(({ id }) => id === villeId)
  if (!here) return []
  return villes
    .filter(({ id }) => id !== villeId)
    .map(({ id, nom, ...position }) => ({ id, nom, distanceKm: distanceKm(here, position) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, howMany)
}
