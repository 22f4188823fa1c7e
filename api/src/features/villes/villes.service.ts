import { type Paged, toPaged } from '@colocdar/contracts/common'
import { colocTypes, logementTypes, offreStatuts, roles } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'
import { langues, tags } from '@colocdar/contracts/references'
import { villeRequired } from '@colocdar/contracts/texts/offres.fr'
import type { References, Ville } from '@colocdar/contracts/villes'
import type { Db } from '../../db/database.ts'
import {
  countVilles,
  lockCounters,
  lockVilles,
  selectVilleId,
  selectVilleInfos,
  selectVilles,
} from './villes.repository.ts'

export const listVilles = async (db: Db, request: { page: number; size: number }): Promise<Paged<Ville>> => {
  const [content, total] = await Promise.all([
    selectVilles(db, { limit: request.size, offset: request.page * request.size }),
    countVilles(db),
  ])
  return toPaged(content, request, total)
}

export const readReferences = async (db: Db): Promise<References> => ({
  villeColocInfo: await selectVilleInfos(db),
  colocTypes: [...colocTypes],
  roles: [...roles],
  logementTypes: [...logementTypes],
  tags: [...tags],
  languages: [...langues],
  colocStatuts: [...offreStatuts],
})

/** False in a database that was just created. */
export const hasVilles = async (db: Db): Promise<boolean> => (await countVilles(db)) > 0

/** By id, or by name as people write it. Null when there is no such city. */
export const findVilleId = selectVilleId

/** The city that a form refers to, as its id. */
export const requireVille = async (db: Db, reference: number | string): Promise<number> => {
  const villeId = await findVilleId(db, reference)
  if (villeId === null) throw new AppError('INVALID', { details: { villeId: villeRequired } })
  return villeId
}

/**
 * Call it before changing many listings of a member at once. Triggers then lock the counters of their cities row by row;
 * without this lock in a fixed order, two such changes could deadlock.
 */
export const lockCountersOf = lockCounters

/** The same for listings of these cities. */
export const lockCountersOfVilles = lockVilles
