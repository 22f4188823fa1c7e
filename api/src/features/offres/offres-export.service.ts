import type { Db } from '../../db/database.ts'
import { type OffreRow, selectOffresOf } from './offres.repository.ts'

// Far more than anyone has: an export is complete, but not endless.
const everyOffre = { limit: 10_000, offset: 0 }

/** All offers of a member, whatever their state. */
export const exportOffresOf = async (db: Db, proprietaireId: number): Promise<OffreRow[]> =>
  (await selectOffresOf(db, { proprietaireId, publicOnly: false }, {}, everyOffre)).rows
