import {
  type SignalementEtat,
  type SignalementKind,
  signalementEtatNames,
  signalementEtats,
} from '@colocdar/contracts/signalements'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { signalements } from '../../schema/signalements.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import type { Reporter } from './signalements.rules.ts'

/** One report or decision at a time on a thing, across processes: the third report hides it exactly once. */
export const lockObjet = async (db: Db, objetId: number): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.signalement}, ${objetId})`)
}

/** False when the member has reported this thing before. */
export const insertSignalement = async (db: Db, row: typeof signalements.$inferInsert): Promise<boolean> => {
  const rows = await db.insert(signalements).values(row).onConflictDoNothing().returning({ id: signalements.id })
  return rows.length > 0
}

/** Those whose reports of a thing since `since` count. */
export const selectReporters = (
  db: Db,
  { kind, objetId, since }: { kind: SignalementKind; objetId: number; since: Date },
): Promise<Reporter[]> =>
  db
    .select({ auteurId: signalements.auteurId, mailbox: signalements.mailbox, network: signalements.network })
    .from(signalements)
    .where(
      and(
        eq(signalements.kind, kind),
        eq(signalements.objetId, objetId),
        inArray(signalements.etat, etatsThat('hides')),
        eq(signalements.compte, true),
        gt(signalements.createdAt, since),
      ),
    )

export const countBaseless = async (db: Db, auteurId: number): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(signalements)
    .where(and(eq(signalements.auteurId, auteurId), inArray(signalements.etat, etatsThat('baseless'))))
  return row?.total ?? 0
}

export const selectEmail = async (db: Db, id: number): Promise<string> => {
  const [row] = await db.select({ email: utilisateurs.email }).from(utilisateurs).where(eq(utilisateurs.id, id))
  return row?.email ?? ''
}

/** The waiting reports of a thing, with the addresses of those who are told what was decided. */
export const selectWaiting = (db: Db, kind: SignalementKind, objetId: number) =>
  db
    .select({
      id: signalements.id,
      auteurId: signalements.auteurId,
      email: utilisateurs.email,
      blockedAt: utilisateurs.blockedAt,
    })
    .from(signalements)
    .leftJoin(utilisateurs, eq(utilisateurs.id, signalements.auteurId))
    .where(waitingOf(kind, objetId))
    // The dossier names the one who did not report first in this order.
    .orderBy(asc(signalements.auteurId))

export const updateEtat = async (
  db: Db,
  ids: number[],
  { from, to, decidedAt }: { from: SignalementEtat; to: SignalementEtat; decidedAt: Date | null },
): Promise<number> => {
  const rows = await db
    .update(signalements)
    .set({ etat: to, decidedAt })
    .where(and(inArray(signalements.id, ids), eq(signalements.etat, from)))
    .returning({ id: signalements.id })
  return rows.length
}

/** Who reported from where is no longer needed once the report cannot hide anything. */
export const forgetReportersBefore = async (db: Db, date: Date): Promise<void> => {
  await db
    .update(signalements)
    .set({ mailbox: null, network: null })
    .where(and(isNotNull(signalements.network), lte(signalements.createdAt, date)))
}

/** What a leaving member wrote; that they reported stays without their name. */
export const clearTextsOf = async (db: Db, auteurId: number): Promise<void> => {
  await db
    .update(signalements)
    .set({ texte: null, mailbox: null, network: null })
    .where(eq(signalements.auteurId, auteurId))
}

export const selectSignalementsBy = (db: Db, auteurId: number) =>
  db
    .select({
      kind: signalements.kind,
      objetId: signalements.objetId,
      motif: signalements.motif,
      texte: signalements.texte,
      etat: signalements.etat,
      createdAt: signalements.createdAt,
    })
    .from(signalements)
    .where(eq(signalements.auteurId, auteurId))
    .orderBy(desc(signalements.id))

const etatsThat = (does: 'hides' | 'baseless'): SignalementEtat[] =>
  signalementEtatNames.filter((etat) => signalementEtats[etat][does])

const waitingOf = (kind: SignalementKind, objetId: number) =>
  and(eq(signalements.kind, kind), eq(signalements.objetId, objetId), eq(signalements.etat, 'attente'))
