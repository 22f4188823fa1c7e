import type { JournalAction } from '@colocdar/contracts/journal'
import { type ModerationKind, moderationDecisions } from '@colocdar/contracts/moderation'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { avis } from '../../schema/avis.ts'
import { type DemandeSnapshot, demandes } from '../../schema/demandes.ts'
import { journal } from '../../schema/journal.ts'
import { type OffreSnapshot, offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import type { ModeratedState } from './moderation.states.ts'

/** A thing under decision: its state, and who hears about it. */
export interface ModeratedRow extends ModeratedState {
  id: number
  version: number
  submittedAt: Date
  titre: string | null
  auteur: { email: string; blockedAt: Date | null }
}

/** Holds the thing until the transaction ends: two administrators decide one after the other. */
export const lockModerated = async (db: Db, kind: ModerationKind, id: number): Promise<ModeratedRow | null> => {
  const [row] = await lockers[kind](db, id)
  return row ?? null
}

/** Answers the new version. */
export const updateModerated = async (
  db: Db,
  kind: ModerationKind,
  id: number,
  state: ModeratedState,
): Promise<number> => {
  const [row] = await updaters[kind](db, id, state)
  if (!row) throw new Error(`${kind} ${id} went away under its lock`)
  return row.version
}

export const updateLastVerified = async (
  db: Db,
  thing:
    | { kind: 'offre'; id: number; lastVerified: OffreSnapshot }
    | { kind: 'demande'; id: number; lastVerified: DemandeSnapshot },
): Promise<void> => {
  const { id, lastVerified } = thing
  if (thing.kind === 'offre') await db.update(offres).set({ lastVerified: thing.lastVerified }).where(eq(offres.id, id))
  else await db.update(demandes).set({ lastVerified }).where(eq(demandes.id, id))
}

/** Who decided last on a thing, for the colleague who comes second. */
export const selectLastDecision = async (db: Db, kind: ModerationKind, id: number) => {
  const [row] = await db
    .select({ action: journal.action, createdAt: journal.createdAt, username: utilisateurs.username })
    .from(journal)
    .leftJoin(utilisateurs, eq(utilisateurs.id, journal.acteurId))
    .where(and(eq(journal.objet, kind), eq(journal.objetId, id), inArray(journal.action, decisionActions)))
    .orderBy(desc(journal.id))
    .limit(1)
  return row ?? null
}

export const selectDecision = async (db: Db, id: number) => {
  const [row] = await db
    .select()
    .from(journal)
    .where(and(eq(journal.id, id), inArray(journal.action, decisionActions)))
  return row ?? null
}

const decisionActions = Object.keys(moderationDecisions) as JournalAction[]

const auteur = { email: utilisateurs.email, blockedAt: utilisateurs.blockedAt }

const columnsOf = (table: typeof offres | typeof demandes | typeof avis) => ({
  id: table.id,
  version: table.version,
  submittedAt: table.submittedAt,
  decidedAt: table.decidedAt,
  motifRefus: table.motifRefus,
  auteur,
})

const lockers: Record<ModerationKind, (db: Db, id: number) => Promise<ModeratedRow[]>> = {
  offre: (db, id) =>
    db
      .select({ ...columnsOf(offres), verified: offres.verified, statut: offres.statut, titre: offres.titre })
      .from(offres)
      .innerJoin(utilisateurs, eq(utilisateurs.id, offres.proprietaireId))
      .where(eq(offres.id, id))
      .for('no key update', { of: offres }),
  demande: async (db, id) => {
    const rows = await db
      .select({ ...columnsOf(demandes), verified: demandes.verified, titre: demandes.titre })
      .from(demandes)
      .innerJoin(utilisateurs, eq(utilisateurs.id, demandes.demandeurId))
      .where(eq(demandes.id, id))
      .for('no key update', { of: demandes })
    return rows.map((row) => ({ ...row, statut: null }))
  },
  avis: async (db, id) => {
    const rows = await db
      .select({ ...columnsOf(avis), verified: avis.valide })
      .from(avis)
      .innerJoin(utilisateurs, eq(utilisateurs.id, avis.auteurId))
      .where(eq(avis.id, id))
      .for('no key update', { of: avis })
    return rows.map((row) => ({ ...row, statut: null, titre: null }))
  },
}

type Updater = (db: Db, id: number, state: ModeratedState) => Promise<{ version: number }[]>

const updaters: Record<ModerationKind, Updater> = {
  offre: (db, id, { statut, ...state }) =>
    db
      .update(offres)
      .set(statut ? { ...state, statut } : state)
      .where(eq(offres.id, id))
      .returning({ version: offres.version }),
  demande: (db, id, { verified, motifRefus, decidedAt }) =>
    db
      .update(demandes)
      .set({ verified, motifRefus, decidedAt })
      .where(eq(demandes.id, id))
      .returning({ version: demandes.version }),
  avis: (db, id, { verified, motifRefus, decidedAt }) =>
    db
      .update(avis)
      .set({ valide: verified, motifRefus, decidedAt })
      .where(eq(avis.id, id))
      .returning({ version: avis.version }),
}
