import type { Role } from '@colocdar/contracts/enumerations'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { avis } from '../../schema/avis.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/**
 * Holds every administrator who can act: changes to who they are happen one after the other. The rows alone would not
 * do: whoever became one meanwhile comes earlier in the list of the next caller than in that of the last.
 */
export const lockAdmins = async (db: Db): Promise<number[]> => {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.administrators})`)
  const rows = await db
    .select({ id: utilisateurs.id })
    .from(utilisateurs)
    .where(and(sql`'ROLE_ADMIN' = any(${utilisateurs.roles})`, isNull(utilisateurs.blockedAt)))
    .orderBy(asc(utilisateurs.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

export const updateCompte = async (
  db: Db,
  id: number,
  change: { blockedAt?: Date | null; identityVerified?: boolean; roles?: Role[]; emailVerifiedAt?: Date },
): Promise<void> => {
  await db.update(utilisateurs).set(change).where(eq(utilisateurs.id, id))
}

/** Takes all that a member wrote out of the public lists, or lets it back in. */
export const updateMasque = async (db: Db, utilisateurId: number, masque: boolean): Promise<void> => {
  await lockCountersOf(db, utilisateurId)
  await db
    .update(offres)
    .set({ masque })
    .where(and(eq(offres.proprietaireId, utilisateurId), ne(offres.masque, masque)))
  await db
    .update(demandes)
    .set({ masque })
    .where(and(eq(demandes.demandeurId, utilisateurId), ne(demandes.masque, masque)))
  await db
    .update(avis)
    .set({ masque })
    .where(and(eq(avis.auteurId, utilisateurId), ne(avis.masque, masque)))
}

/**
 * The triggers move the counters of cities, then of days, row by row: two changes of many offers at once could wait for
 * each other without an order.
 */
export const lockCountersOf = async (db: Db, utilisateurId: number): Promise<void> => {
  await db.execute(sql`
    select id from villes
    where id in (
      select ${offres.villeId} from ${offres} where ${offres.proprietaireId} = ${utilisateurId}
      union select ${demandes.villeId} from ${demandes} where ${demandes.demandeurId} = ${utilisateurId})
    order by id for no key update`)
  await db.execute(sql`
    select jour from offres_par_jour
    where jour in (select day_of(${offres.createdAt}) from ${offres} where ${offres.proprietaireId} = ${utilisateurId})
    order by jour for no key update`)
}
