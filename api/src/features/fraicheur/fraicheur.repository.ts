import type { AnnonceSituation } from '@colocdar/contracts/annonces-etats'
import type { Publieur } from '@colocdar/contracts/enumerations'
import type { FraicheurKind } from '@colocdar/contracts/fraicheur'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { situationOf, statutOf } from '../../db/annonce-rows.ts'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { demandes, publicDemande } from '../../schema/demandes.ts'
import { fraicheurLiens } from '../../schema/fraicheur.ts'
import { offres, publicOffre } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { visites } from '../../schema/visites.ts'

export type Due = Awaited<ReturnType<typeof selectDue>>[number]

const sources = {
  offre: { table: offres, isPublic: publicOffre(offres), auteurId: offres.proprietaireId },
  demande: { table: demandes, isPublic: publicDemande(demandes), auteurId: demandes.demandeurId },
}

/** Public ads last confirmed before `before` whose authors were not reminded yet: a range of the index `*_fraicheur`. */
export const selectToRemind = (db: Db, kind: FraicheurKind, before: Date, limit: number): Promise<Due[]> => {
  const { table, isPublic } = sources[kind]
  return selectDue(
    db,
    kind,
    sql`${isPublic} and ${table.rappeleeLe} is null and ${table.confirmeeLe} < ${iso(before)}`,
    limit,
  )
}

/** Public ads whose authors were reminded before `reminded`, and did not answer. */
export const selectToSleep = (
  db: Db,
  kind: FraicheurKind,
  { confirmed, reminded }: { confirmed: Date; reminded: Date },
  limit: number,
): Promise<Due[]> => {
  const { table, isPublic } = sources[kind]
  const since = sql`${table.rappeleeLe} < ${iso(reminded)} and ${table.confirmeeLe} < ${iso(confirmed)}`
  return selectDue(db, kind, sql`${isPublic} and ${since}`, limit)
}

// Rows locked by another transaction are skipped and left to the next run.
const selectDue = (db: Db, kind: FraicheurKind, where: SQL, limit: number) => {
  const { table, auteurId } = sources[kind]
  return db
    .select({ ...pick(table, 'id', 'villeId', 'confirmeeLe'), email: utilisateurs.email })
    .from(table)
    .innerJoin(utilisateurs, eq(utilisateurs.id, auteurId))
    .where(where)
    .orderBy(table.rappeleeLe, table.confirmeeLe)
    .limit(limit)
    .for('no key update', { of: table, skipLocked: true })
}

export interface AnnonceFraiche extends AnnonceSituation {
  id: number
  titre: string
  auteurId: number
  confirmeeLe: Date
  /** Null of a request, and of an offer that does not say. */
  publiePar: Publieur | null
}

/** Locked, so that an answer and an edit come one after the other. */
export const lockAnnonce = async (db: Db, kind: FraicheurKind, id: number): Promise<AnnonceFraiche | null> => {
  const { table, auteurId } = sources[kind]
  const [row] = await db
    .select({
      ...pick(table, 'id', 'titre', 'confirmeeLe', 'createdAt'),
      ...situationOf(table),
      statut: statutOf(table),
      publiePar: sql<Publieur | null>`${'publiePar' in table ? table.publiePar : null}`,
      auteurId: utilisateurs.id,
    })
    .from(table)
    .innerJoin(utilisateurs, eq(utilisateurs.id, auteurId))
    .where(eq(table.id, id))
    .for('no key update', { of: table })
  return row ? { ...row, confirmeeLe: row.confirmeeLe ?? row.createdAt } : null
}

/** Those that `end_visites` ends with the offer, as far as its owner knows of them. */
export const countVisitesAhead = (db: Db, offreId: number, now: Date): Promise<number> => {
  const isAhead = sql`(${visites.etat} in ('proposee', 'deplacee') and ${visites.echeanceAt} > ${iso(now)}
    or ${visites.etat} = 'confirmee' and ${visites.debut} > ${iso(now)})`
  const isKnown = sql`(not ${visites.perdu} or ${visites.par} = 'proprietaire')`
  return db.$count(visites, and(eq(visites.offreId, offreId), isAhead, isKnown))
}

/** Marks the next offers after an id as confirmed this week, or no longer, for the search. The last id, or null at the end. */
export const markConfirmedAfter = async (db: Db, after: number): Promise<number | null> => {
  const { rows } = await db.execute<{ last: number | null }>(sql`select mark_confirmed_after(${after}, 2000) as last`)
  return rows[0]?.last ?? null
}

export const insertLiens = async (db: Db, liens: (typeof fraicheurLiens.$inferInsert)[]): Promise<void> => {
  await db.insert(fraicheurLiens).values(liens)
}

export const selectLien = async (db: Db, tokenHash: Buffer) => {
  const [row] = await db.select().from(fraicheurLiens).where(eq(fraicheurLiens.tokenHash, tokenHash))
  return row ?? null
}

export const deleteLiensBefore = async (db: Db, before: Date): Promise<void> => {
  await db.delete(fraicheurLiens).where(lt(fraicheurLiens.createdAt, before))
}

const iso = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`
