import { and, eq, exists, gt, isNotNull, isNull, max, or, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { demandes, publicDemande } from '../../schema/demandes.ts'
import { offres, publicOffre } from '../../schema/offres.ts'
import { revelations, utilisateurs } from '../../schema/utilisateurs.ts'

/** The number of somebody who has a public offer or request; nobody else's can be asked for. */
export const selectPublicTelephone = async (db: Db, id: number): Promise<string | null> => {
  const [row] = await db
    .select({ telephone: utilisateurs.telephone })
    .from(utilisateurs)
    .where(
      and(
        eq(utilisateurs.id, id),
        isNull(utilisateurs.blockedAt),
        isNotNull(utilisateurs.telephone),
        or(exists(publicOffreOf(db)), exists(publicDemandeOf(db))),
      ),
    )
  return row?.telephone ?? null
}

/** One reveal at a time per member, in every process: parallel requests cannot share the last place of a quota. */
export const lockRevelations = async (db: Db, utilisateurId: number): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.telephone}, ${utilisateurId})`)
}

/** When each number was last shown to this member, for those shown since `since`. */
export const selectRevelations = async (
  db: Db,
  { utilisateurId, since }: { utilisateurId: number; since: Date },
): Promise<{ cibleId: number; at: Date }[]> => {
  const rows = await db
    .select({ cibleId: revelations.cibleId, at: max(revelations.createdAt) })
    .from(revelations)
    .where(and(eq(revelations.utilisateurId, utilisateurId), gt(revelations.createdAt, since)))
    .groupBy(revelations.cibleId)
  return rows.flatMap(({ cibleId, at }) => (at ? [{ cibleId, at }] : []))
}

export const insertRevelation = async (
  db: Db,
  revelation: { utilisateurId: number; cibleId: number; createdAt: Date },
): Promise<void> => {
  await db.insert(revelations).values(revelation)
}

const publicOffreOf = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(offres)
    .where(and(eq(offres.proprietaireId, utilisateurs.id), publicOffre(offres)))

const publicDemandeOf = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(demandes)
    .where(and(eq(demandes.demandeurId, utilisateurs.id), publicDemande(demandes)))
