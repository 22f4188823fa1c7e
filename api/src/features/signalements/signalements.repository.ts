import type { SignalementEtat, SignalementKind } from '@colocdar/contracts/signalements'
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import type { Caller } from '../../limits/person-keys.ts'
import { pick } from '../../schema/columns.ts'
import { signalements } from '../../schema/signalements.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import type { Reporter } from './signalements.rules.ts'
import { accused } from './signalements-cibles.repository.ts'

/** One report or decision at a time on an object, across processes: the third report hides it exactly once. */
export const lockObjet = async (db: Db, objetId: number): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.signalement}, ${objetId})`)
}

/** False when the member has reported this thing before. */
export const insertSignalement = async (db: Db, row: typeof signalements.$inferInsert): Promise<boolean> => {
  const rows = await db.insert(signalements).values(row).onConflictDoNothing().returning({ id: signalements.id })
  return rows.length > 0
}

/** The authors of the reports of an object since `since` that count. */
export const selectReporters = (
  db: Db,
  { kind, objetId, since }: { kind: SignalementKind; objetId: number; since: Date },
): Promise<Reporter[]> =>
  db
    .select(pick(signalements, 'auteurId', 'mailbox', 'network'))
    .from(signalements)
    .where(and(eq(signalements.kind, kind), eq(signalements.objetId, objetId), counts(since)))

/** By the member, or lately by an account of the same mailbox. Not of the network: neighbours have done nothing wrong. */
export const countBaseless = (db: Db, { utilisateurId, mailbox }: Caller, since: Date): Promise<number> =>
  db.$count(
    signalements,
    and(
      eq(signalements.etat, 'sansSuite'),
      or(
        eq(signalements.auteurId, utilisateurId),
        // As in the index `signalements_recent`, which has few rows.
        and(eq(signalements.mailbox, mailbox), isNotNull(signalements.network), gt(signalements.createdAt, since)),
      ),
    ),
  )

/** Reports of ads that count, by the member or by an account of the same mailbox or network. */
export const countWaiting = (db: Db, { utilisateurId, mailbox, network }: Caller, since: Date): Promise<number> =>
  db.$count(
    signalements,
    and(
      counts(since),
      inArray(signalements.kind, ['offre', 'demande']),
      or(
        eq(signalements.auteurId, utilisateurId),
        eq(signalements.mailbox, mailbox),
        eq(signalements.network, network),
      ),
    ),
  )

export const selectAccount = async (db: Db, id: number): Promise<{ email: string; createdAt: Date } | null> => {
  const [row] = await db
    .select({ email: utilisateurs.email, createdAt: utilisateurs.createdAt })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
  return row ?? null
}

/** The waiting reports of an object about this member, with the addresses of the reporters, for the decision's mail. */
export const selectWaiting = (
  db: Db,
  { kind, objetId, membreId }: { kind: SignalementKind; objetId: number; membreId: number },
) =>
  db
    .select({ ...pick(signalements, 'id', 'auteurId'), ...pick(utilisateurs, 'email', 'blockedAt') })
    .from(signalements)
    .leftJoin(utilisateurs, eq(utilisateurs.id, signalements.auteurId))
    .where(and(waitingOf(kind, objetId), eq(accused, membreId)))
    .orderBy(asc(signalements.id))

/** Whether an administrator may read the conversation: a report of it waits, about an account that still exists. */
export const isConversationReported = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(signalements, and(waitingOf('conversation', id), isNotNull(accused)))) > 0

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

/** Deletes the digests of reports that are too old to hide an ad. */
export const forgetReportersBefore = async (db: Db, date: Date): Promise<void> => {
  await db
    .update(signalements)
    .set({ mailbox: null, network: null })
    .where(and(isNotNull(signalements.network), lte(signalements.createdAt, date)))
}

/**
 * Deletes the texts of a leaving member; the reports stay, without an author. The digests of mailbox and network stay
 * until they are purged like all others: a new account with the same mailbox or network is no new person.
 */
export const clearTextsOf = async (db: Db, auteurId: number): Promise<void> => {
  await db.update(signalements).set({ texte: null }).where(eq(signalements.auteurId, auteurId))
}

export const selectSignalementsBy = (db: Db, auteurId: number) =>
  db
    .select(pick(signalements, 'kind', 'objetId', 'motif', 'texte', 'etat', 'createdAt'))
    .from(signalements)
    .where(eq(signalements.auteurId, auteurId))
    .orderBy(desc(signalements.id))

/** What helps to hide an ad now. */
const counts = (since: Date) =>
  and(eq(signalements.etat, 'attente'), eq(signalements.compte, true), gt(signalements.createdAt, since))

const waitingOf = (kind: SignalementKind, objetId: number) =>
  and(eq(signalements.kind, kind), eq(signalements.objetId, objetId), eq(signalements.etat, 'attente'))
