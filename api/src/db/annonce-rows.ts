import type { OffreStatut } from '@colocdar/contracts/enumerations'
import { type AnyColumn, and, eq, getTableName, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { pick } from '../schema/columns.ts'
import type { demandes } from '../schema/demandes.ts'
import type { offres } from '../schema/offres.ts'
import { utilisateurs } from '../schema/utilisateurs.ts'
import type { Db } from './database.ts'

type Annonces = typeof offres | typeof demandes
interface Change {
  verified?: boolean
  statut?: OffreStatut
  motifRefus?: string | null
  decidedAt?: Date | null
  lastVerified?: object
  version?: SQL
}

/** What decides the state of an ad, in a select that joins its author. */
export const situationOf = (table: Annonces) => ({
  ...pick(table, 'verified', 'motifRefus', 'masque'),
  dejaPublique: isSet(table.lastVerified),
  signalee: isSet(table.signaleeLe),
  endormie: isSet(table.endormieLe),
  auteurBloque: isSet(utilisateurs.blockedAt),
})

const isSet = (column: AnyColumn) => sql<boolean>`${column} is not null`

/** Null for a request. */
export const statutOf = (table: Annonces) => sql<OffreStatut | null>`${'statut' in table ? table.statut : null}`

/** What offers and requests are locked and changed by, whatever their fields: one for the repository of each. */
export const annonceRows = (table: Annonces, auteurId: AnyColumn, isPublic: SQL) => {
  /** Returns the new version. */
  const decide = async (db: Db, id: number, change: Change): Promise<number> => {
    const { verified, decidedAt } = change
    // Verifying confirms, and undoing a withdrawal takes no later confirmation back.
    const confirmeeLe = sql`greatest(${table.confirmeeLe}, ${decidedAt?.toISOString()}::timestamptz)`
    const [row] = await db
      .update(table)
      .set({ ...change, ...(verified && decidedAt && { confirmeeLe }) } as PgUpdateSetSource<Annonces>)
      .where(eq(table.id, id))
      .returning({ version: table.version })
    if (!row) throw new Error(`ad ${id} disappeared while it was locked`)
    return row.version
  }

  return {
    /** Of one ad, or of all of a member: those that are public. */
    selectPublicIds: async (db: Db, which: { id: number } | { auteurId: number }): Promise<number[]> => {
      const among = 'id' in which ? eq(table.id, which.id) : eq(auteurId, which.auteurId)
      const rows = await db.select({ id: table.id }).from(table).where(and(among, isPublic))
      return rows.map(({ id }) => id)
    },

    /** Until the transaction ends. */
    lock: async (db: Db, id: number): Promise<void> => {
      await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update')
    },

    /** Locked until the transaction ends: two administrators decide one after the other. */
    lockForDecision: async (db: Db, id: number) => {
      const [row] = await db
        .select({
          ...pick(table, 'id', 'version', 'submittedAt', 'decidedAt', 'motifRefus', 'verified', 'titre'),
          statut: statutOf(table),
          auteur: pick(utilisateurs, 'email', 'blockedAt'),
        })
        .from(table)
        .innerJoin(utilisateurs, eq(utilisateurs.id, auteurId))
        .where(eq(table.id, id))
        .for('no key update', { of: table })
      return row ?? null
    },

    decide,

    /** Another version, so that what was read before is stale. Returns it. */
    touch: (db: Db, id: number): Promise<number> => decide(db, id, { version: sql`version + 1` }),

    /** Whether reports hide it: true when it was another before. Who cannot confirm is asked again when it shows. */
    report: async (db: Db, id: number, since: Date | null): Promise<boolean> => {
      const rows = await db
        .update(table)
        .set({ signaleeLe: since, rappeleeLe: null })
        .where(and(eq(table.id, id), since ? isNull(table.signaleeLe) : isNotNull(table.signaleeLe)))
        .returning({ id: table.id })
      return rows.length > 0
    },

    /** After the block of this member changed, who could not answer a reminder meanwhile. */
    refreshMasque: async (db: Db, membreId: number): Promise<void> => {
      await db
        .update(table)
        .set({ rappeleeLe: null })
        .where(and(eq(auteurId, membreId), isNotNull(table.rappeleeLe)))
      await db.execute(sql`select ${sql.identifier(`refresh_${getTableName(table)}_masque`)}(${membreId})`)
    },

    sleep: async (db: Db, ids: number[], now: Date): Promise<void> => {
      await db.update(table).set({ endormieLe: now }).where(inArray(table.id, ids))
    },

    /** Returns whom to ask. */
    markReminded: (db: Db, ids: number[], now: Date) =>
      db
        .update(table)
        .set({ rappeleeLe: now })
        .where(inArray(table.id, ids))
        .returning({ id: table.id, auteurId: sql<number>`${auteurId}`, confirmeeLe: table.confirmeeLe }),
  }
}
