import type { JournalAction, JournalEntry, JournalObjet } from '@colocdar/contracts/journal'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { journal } from '../../schema/journal.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export interface JournalRow {
  acteurId: number
  action: JournalAction
  objet: JournalObjet
  objetId: number
  avant?: Record<string, unknown> | null
  apres?: Record<string, unknown> | null
  motif?: string | null
  createdAt: Date
}

export interface JournalFilter {
  action?: JournalAction | undefined
  objet?: JournalObjet | undefined
  objetId?: number | undefined
  acteurId?: number | undefined
  from?: Date | undefined
  /** Exclusive. */
  until?: Date | undefined
}

export const insertJournal = async (db: Db, row: JournalRow): Promise<number> => {
  const [inserted] = await db.insert(journal).values(row).returning({ id: journal.id })
  if (!inserted) throw new Error('the journal entry was not inserted')
  return inserted.id
}

export const selectJournal = async (
  db: Db,
  filter: JournalFilter,
  page: { limit: number; offset: number },
): Promise<JournalEntry[]> => {
  const rows = await selectEntries(db).where(matching(filter)).limit(page.limit).offset(page.offset)
  return rows.map(withIsoDates)
}

export const countJournal = (db: Db, filter: JournalFilter): Promise<number> => db.$count(journal, matching(filter))

export const selectHistorique = async (
  db: Db,
  objects: Pick<JournalRow, 'objet' | 'objetId'>[],
  limit: number,
): Promise<JournalEntry[]> => {
  if (objects.length === 0) return []
  const pairs = sql.join(
    objects.map(({ objet, objetId }) => sql`(${objet}, ${objetId}::int)`),
    sql`, `,
  )
  const rows = await selectEntries(db).where(sql`(${journal.objet}, ${journal.objetId}) in (${pairs})`).limit(limit)
  return rows.map(withIsoDates)
}

/** Newest first. */
const selectEntries = (db: Db) =>
  db
    .select({
      id: journal.id,
      acteur: { id: journal.acteurId, username: utilisateurs.username },
      action: journal.action,
      objet: journal.objet,
      objetId: journal.objetId,
      avant: journal.avant,
      apres: journal.apres,
      motif: journal.motif,
      createdAt: journal.createdAt,
    })
    .from(journal)
    .leftJoin(utilisateurs, eq(utilisateurs.id, journal.acteurId))
    .orderBy(desc(journal.createdAt), desc(journal.id))
    .$dynamic()

const matching = ({ action, objet, objetId, acteurId, from, until }: JournalFilter): SQL | undefined =>
  and(
    action && eq(journal.action, action),
    objet && eq(journal.objet, objet),
    objetId === undefined ? undefined : eq(journal.objetId, objetId),
    acteurId === undefined ? undefined : eq(journal.acteurId, acteurId),
    from && gte(journal.createdAt, from),
    until && lt(journal.createdAt, until),
  )
