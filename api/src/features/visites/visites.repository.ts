import { visiteLimits } from '@colocdar/contracts/visites'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { conversations } from '../../schema/conversations.ts'
import { offres } from '../../schema/offres.ts'
import { isVerifiedProfil } from '../../schema/profils.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { visites } from '../../schema/visites.ts'

const proprietaire = alias(utilisateurs, 'proprietaire')
const visiteur = alias(utilisateurs, 'visiteur')

const select = (db: Db) =>
  db
    .select({
      ...getTableColumns(visites),
      titre: conversations.titre,
      proprietaire: pick(proprietaire, 'id', 'nom', 'prenom', 'email'),
      visiteur: pick(visiteur, 'id', 'nom', 'prenom', 'email'),
      /** The moments of `creneaux` that no other visit has taken. */
      libres: sql<string[]>`to_json(array(select c from unnest(${visites.creneaux}) as c
        where not exists (select from visites prise where prise.offre_id = ${visites.offreId} and prise.debut = c
          and prise.etat = 'confirmee' and prise.id <> ${visites.id}) order by c))`,
    })
    .from(visites)
    .innerJoin(conversations, eq(conversations.id, visites.conversationId))
    .leftJoin(proprietaire, eq(proprietaire.id, visites.proprietaireId))
    .leftJoin(visiteur, eq(visiteur.id, visites.visiteurId))

export type VisiteRow = Awaited<ReturnType<typeof select>>[number]

/** Of one of its two members; what a blocked member wrote is theirs alone. */
const isOf = (utilisateurId: number): SQL =>
  sql`(${visites.proprietaireId} = ${utilisateurId} and (not ${visites.perdu} or ${visites.par} = 'proprietaire')
    or ${visites.visiteurId} = ${utilisateurId} and (not ${visites.perdu} or ${visites.par} = 'visiteur'))`

interface VisitesFilter {
  conversationId?: number | undefined
  now: Date
  limit: number
  offset: number
}

/**
 * What is ahead first, the next one first; then what the member is asked about; then the others, the last one first: of one
 * conversation the one that was proposed last, of all of them the one whose moment is the latest.
 */
export const selectVisites = (
  db: Db,
  utilisateurId: number,
  { conversationId, now, limit, offset }: VisitesFilter,
): Promise<VisiteRow[]> => {
  const instant = sql`${now.toISOString()}::timestamptz`
  const ended = sql`${instant} - make_interval(mins => ${visiteLimits.minutes})`
  const isAhead = sql`(${isOpen} and ${visites.echeanceAt} > ${instant} or ${visites.etat} = 'confirmee' and ${visites.debut} > ${ended})`
  // A wish has no moment, nor has a proposal that was cancelled.
  const at = sql`coalesce(case when ${isOpen} then ${visites.creneaux}[1] else ${visites.debut} end, ${visites.createdAt})`
  const isAsked = sql`(${visites.visiteurId} = ${utilisateurId} and ${visites.etat} in ('confirmee', 'passee')
    and ${visites.reponse} is null and not ${visites.rompue}
    and ${visites.debut} > ${instant} - make_interval(days => ${visiteLimits.questionJours}))`
  return select(db)
    .where(and(isOf(utilisateurId), conversationId ? eq(visites.conversationId, conversationId) : undefined))
    .orderBy(
      sql`${isAhead} desc`,
      sql`case when ${isAhead} then ${at} end`,
      sql`${isAsked} desc nulls last`,
      ...(conversationId ? [] : [desc(at)]),
      desc(visites.id),
    )
    .limit(limit)
    .offset(offset)
}

const isOpen = inArray(visites.etat, ['proposee', 'deplacee'])

/** Null for anyone but its two members. */
export const selectVisite = async (db: Db, utilisateurId: number, id: number): Promise<VisiteRow | null> => {
  const [row] = await select(db).where(and(eq(visites.id, id), isOf(utilisateurId)))
  return row ?? null
}

/** Whether an administrator has seen the name of a member. */
export const hasVerifiedNom = async (db: Db, utilisateurId: number): Promise<boolean> => {
  const { rows } = await db.execute<{ verified: boolean }>(sql`select ${isVerifiedProfil(utilisateurId)} as verified`)
  return rows[0]?.verified ?? false
}

export const lockVisite = async (db: Db, id: number): Promise<VisiteRow | null> => {
  const [row] = await select(db).where(eq(visites.id, id)).for('update', { of: visites })
  return row ?? null
}

/** The visit of a conversation that is not over, as this member sees it: one that the other can see first. */
export const lockOpenVisite = async (db: Db, utilisateurId: number, conversationId: number) => {
  const [row] = await select(db)
    .where(
      and(
        eq(visites.conversationId, conversationId),
        inArray(visites.etat, ['proposee', 'confirmee', 'deplacee']),
        isOf(utilisateurId),
      ),
    )
    .orderBy(visites.perdu)
    .for('update', { of: visites })
  return row ?? null
}

/** Whether an offer can be visited, locked against its end. One that reports hide waits for the decision. */
export const lockVisitableOffre = async (db: Db, id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: offres.id })
    .from(offres)
    .where(and(eq(offres.id, id), offres.verified, ne(offres.statut, 'LOUE'), isNull(offres.signaleeLe)))
    .for('share')
  return rows.length > 0
}

/** How many of the member's proposals in other conversations wait for the other one. */
export const countWaiting = (db: Db, utilisateurId: number, conversationId: number, now: Date): Promise<number> =>
  db.$count(
    visites,
    and(
      isOpen,
      ne(visites.conversationId, conversationId),
      sql`${visites.echeanceAt} > ${now.toISOString()}`,
      sql`(${visites.proprietaireId} = ${utilisateurId} and cardinality(${visites.creneaux}) > 0
        or ${visites.visiteurId} = ${utilisateurId} and cardinality(${visites.creneaux}) = 0)`,
    ),
  )

export type VisiteChange = PgUpdateSetSource<typeof visites>

export const insertVisite = async (db: Db, row: typeof visites.$inferInsert): Promise<number> => {
  const [inserted] = await db.insert(visites).values(row).returning({ id: visites.id })
  if (!inserted) throw new Error('the visit was not inserted')
  return inserted.id
}

export const updateVisite = async (db: Db, id: number, change: VisiteChange): Promise<void> => {
  await db.update(visites).set(change).where(eq(visites.id, id))
}

export const oneMore = sql`${visites.sequence} + 1`

/** Whether a write failed because another visit has the moment. */
export const isTaken = (error: unknown): boolean =>
  (error as { cause?: { constraint?: string } }).cause?.constraint === 'visites_prises'

/** Visits that changed without a mail, and those of which something is due. */
export const selectDueVisites = (db: Db, now: Date, limit: number) => {
  const due = { ...pick(visites, 'id', 'proprietaireId', 'visiteurId') }
  const unannounced = db.select(due).from(visites).where(lt(visites.annoncee, visites.sequence)).limit(limit)
  return unannounced.union(
    db
      .select(due)
      .from(visites)
      .where(and(isNotNull(visites.echeanceAt), lte(visites.echeanceAt, now)))
      .limit(limit),
  )
}

/** All visits of a member, for the export. */
export const selectVisitesOf = (db: Db, utilisateurId: number): Promise<VisiteRow[]> =>
  select(db).where(isOf(utilisateurId)).orderBy(asc(visites.id))
