import { and, eq, gt, isNotNull, lte, max, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { Caller } from '../../limits/person-keys.ts'
import { revelations } from '../../schema/telephone.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import type { ShownTelephone } from './telephone.policy.ts'

/** The member whose number is asked for, perhaps on an offer. Drizzle omits the table's name in selects of one table: here it is by hand. */
export const selectCible = async (db: Db, id: number, offreId: number | null) => {
  const [row] = await db
    .select({
      telephone: utilisateurs.telephone,
      blocked: sql<boolean>`${isNotNull(utilisateurs.blockedAt)}`,
      hasPublicOffre: sql<boolean>`exists (
        select from offres o where o.proprietaire_id = utilisateurs.id and offre_is_public(o))`,
      hasPublicDemande: sql<boolean>`exists (
        select from demandes d where d.demandeur_id = utilisateurs.id and demande_is_public(d))`,
      ownsOffre: sql<boolean>`${offreId}::int is null or exists (
        select from offres o where o.id = ${offreId}::int and o.proprietaire_id = utilisateurs.id)`,
    })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
  return row ?? null
}

/** The numbers shown to this member, mailbox or network since `since`, each with the last time. */
export const selectShownTelephones = async (
  db: Db,
  { viewer, by, since }: { viewer: Caller; by: keyof Caller; since: Date },
): Promise<ShownTelephone[]> => {
  const rows = await db
    .select({ cibleId: revelations.cibleId, at: max(revelations.createdAt) })
    .from(revelations)
    .where(and(eq(revelations[by], viewer[by]), gt(revelations.createdAt, since)))
    .groupBy(revelations.cibleId)
  return rows.flatMap(({ cibleId, at }) => (at ? [{ cibleId, at }] : []))
}

export const insertShownTelephone = async (
  db: Db,
  shown: Caller & { cibleId: number; offreId: number | undefined; createdAt: Date },
): Promise<void> => {
  await db.insert(revelations).values(shown)
}

export const countRecentTelephones = (db: Db, since: Date): Promise<number> =>
  db.$count(revelations, and(isNotNull(revelations.network), gt(revelations.createdAt, since)))

export const deleteShownTelephonesBefore = async (db: Db, date: Date): Promise<void> => {
  await db.delete(revelations).where(lte(revelations.createdAt, date))
}

/** Deletes the digests; the log of members and numbers stays for a year. */
export const forgetViewersBefore = async (db: Db, date: Date): Promise<void> => {
  await db
    .update(revelations)
    .set({ mailbox: null, network: null })
    .where(and(isNotNull(revelations.network), lte(revelations.createdAt, date)))
}
