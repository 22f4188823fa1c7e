import type { SignalementKind } from '@colocdar/contracts/signalements'
import { and, countDistinct, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { signalements } from '../../schema/signalements.ts'

export type Effet = NonNullable<typeof signalements.$inferSelect.effet>

/** One hiding at a time, across processes. The last advisory lock that a report takes. */
export const lockMasquages = async (db: Db): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.masquage})`)
}

export const updateEffet = async (db: Db, id: number, effet: Effet): Promise<void> => {
  await db.update(signalements).set({ effet }).where(eq(signalements.id, id))
}

export const countEffets = (db: Db, effet: Effet, since: Date): Promise<number> =>
  db.$count(signalements, and(eq(signalements.effet, effet), gt(signalements.createdAt, since)))

/** How many ads were reported. */
export const countReported = async (db: Db, since: Date): Promise<number> => {
  const [row] = await db
    .select({ annonces: countDistinct(sql`(${signalements.kind}, ${signalements.objetId})`) })
    .from(signalements)
    .where(
      and(
        inArray(signalements.kind, ['offre', 'demande']),
        // As in the index `signalements_recent`.
        isNotNull(signalements.network),
        gt(signalements.createdAt, since),
      ),
    )
  return row?.annonces ?? 0
}

/** How many decisions found the reports of this object baseless; one that was undone does not count. */
export const countDismissals = async (
  db: Db,
  { kind, objetId, since }: { kind: SignalementKind; objetId: number; since: Date },
): Promise<number> => {
  const [row] = await db
    .select({ decisions: countDistinct(signalements.decidedAt) })
    .from(signalements)
    .where(
      and(
        eq(signalements.kind, kind),
        eq(signalements.objetId, objetId),
        eq(signalements.etat, 'sansSuite'),
        gt(signalements.decidedAt, since),
      ),
    )
  return row?.decisions ?? 0
}
