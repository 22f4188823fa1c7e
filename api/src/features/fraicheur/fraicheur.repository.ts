import type { AnnonceSituation } from '@colocdar/contracts/annonces-etats'
import type { FraicheurKind, FraicheurReponse } from '@colocdar/contracts/fraicheur'
import { eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes, publicDemande } from '../../schema/demandes.ts'
import { fraicheurLiens } from '../../schema/fraicheur.ts'
import { offres, publicOffre } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export interface Due {
  id: number
  villeId: number
}

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
const selectDue = async (db: Db, kind: FraicheurKind, where: SQL, limit: number): Promise<Due[]> => {
  const { table } = sources[kind]
  return db
    .select({ id: table.id, villeId: table.villeId })
    .from(table)
    .where(where)
    .orderBy(table.rappeleeLe, table.confirmeeLe)
    .limit(limit)
    .for('no key update', { skipLocked: true })
}

/** The addresses of authors, by their ids. */
export const selectEmails = async (db: Db, auteurIds: number[]): Promise<Map<number, string>> => {
  const rows = await db
    .select({ id: utilisateurs.id, email: utilisateurs.email })
    .from(utilisateurs)
    .where(inArray(utilisateurs.id, auteurIds))
  return new Map(rows.map(({ id, email }) => [id, email]))
}

export interface AnnonceFraiche extends AnnonceSituation {
  id: number
  titre: string
  auteurId: number
  confirmeeLe: Date
}

/** Locked, so that an answer and an edit come one after the other. */
export const lockAnnonce = async (db: Db, kind: FraicheurKind, id: number): Promise<AnnonceFraiche | null> => {
  const isOffre = kind === 'offre'
  const { rows } = await db.execute<{ [K in keyof AnnonceFraiche]: AnnonceFraiche[K] }>(sql`
    select a.id, a.titre, u.id as "auteurId", coalesce(a.confirmee_le, a.created_at) as "confirmeeLe",
      a.verified, a.motif_refus as "motifRefus", a.last_verified is not null as "dejaPublique", a.masque,
      a.signalee_le is not null as signalee, u.blocked_at is not null as "auteurBloque",
      a.endormie_le is not null as endormie, ${isOffre ? sql`a.statut` : sql`null`} as statut
    from ${isOffre ? offres : demandes} a
    join utilisateurs u on u.id = ${isOffre ? sql`a.proprietaire_id` : sql`a.demandeur_id`}
    where a.id = ${id} for no key update of a`)
  const [row] = rows
  return row ? { ...row, confirmeeLe: new Date(row.confirmeeLe) } : null
}

export const insertLien = async (
  db: Db,
  lien: { tokenHash: Buffer; kind: FraicheurKind; id: number; reponse: FraicheurReponse; confirmeeLe: Date },
): Promise<void> => {
  const { tokenHash, kind, id, reponse, confirmeeLe } = lien
  await db.insert(fraicheurLiens).values({
    tokenHash,
    reponse,
    confirmeeLe,
    ...(kind === 'offre' ? { offreId: id } : { demandeId: id }),
  })
}

export const selectLien = async (db: Db, tokenHash: Buffer) => {
  const [row] = await db.select().from(fraicheurLiens).where(eq(fraicheurLiens.tokenHash, tokenHash))
  return row ?? null
}

export const deleteLiensBefore = async (db: Db, before: Date): Promise<void> => {
  await db.delete(fraicheurLiens).where(lt(fraicheurLiens.createdAt, before))
}

const iso = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`
