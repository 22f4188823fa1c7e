import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { moderationOuvertures as ouvertures } from '../../schema/moderation.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** In the place of what the administrator had open; `depuis` stays while it is the same item. */
export const upsertOuverture = async (
  db: Db,
  { acteurId, fiche, now, expiresAt }: { acteurId: number; fiche: string; now: Date; expiresAt: Date },
): Promise<void> => {
  await db
    .insert(ouvertures)
    .values({ acteurId, fiche, depuis: now, expiresAt })
    .onConflictDoUpdate({
      target: ouvertures.acteurId,
      set: {
        fiche,
        expiresAt,
        depuis: sql`case when ${ouvertures.fiche} = excluded.fiche and ${ouvertures.expiresAt} > excluded.depuis
          then ${ouvertures.depuis} else excluded.depuis end`,
      },
    })
}

export const deleteOuverture = async (db: Db, acteurId: number, fiche: string): Promise<void> => {
  await db.delete(ouvertures).where(and(eq(ouvertures.acteurId, acteurId), eq(ouvertures.fiche, fiche)))
}

export const deleteExpiredOuvertures = async (db: Db, now: Date): Promise<void> => {
  await db.delete(ouvertures).where(lte(ouvertures.expiresAt, now))
}

/** What other administrators have open of these items, the earliest first. */
export const selectOuvertures = (
  db: Db,
  { acteurId, fiches, now }: { acteurId: number; fiches: string[]; now: Date },
) =>
  db
    .select({ ...pick(ouvertures, 'fiche', 'depuis'), ...pick(utilisateurs, 'username', 'nom', 'prenom') })
    .from(ouvertures)
    .innerJoin(utilisateurs, eq(utilisateurs.id, ouvertures.acteurId))
    .where(and(inArray(ouvertures.fiche, fiches), ne(ouvertures.acteurId, acteurId), gt(ouvertures.expiresAt, now)))
    .orderBy(asc(ouvertures.depuis))
