import { addDays, startOfDay } from '@colocdar/contracts/jour'
import type { JournalEntry, JournalFiltres } from '@colocdar/contracts/journal'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { journal } from '../../schema/journal.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export type JournalRow = Omit<typeof journal.$inferInsert, 'id'> & { createdAt: Date }

export const insertJournal = async (db: Db, row: JournalRow): Promise<number> => {
  const [inserted] = await db.insert(journal).values(row).returning({ id: journal.id })
  if (!inserted) throw new Error('the journal entry was not inserted')
  return inserted.id
}

export const selectJournal = async (
  db: Db,
  filtres: JournalFiltres,
  page: { limit: number; offset: number },
): Promise<JournalEntry[]> => {
  const rows = await selectEntries(db).where(matching(filtres)).limit(page.limit).offset(page.offset)
  return rows.map(withIsoDates)
}

export const countJournal = (db: Db, filtres: JournalFiltres): Promise<number> => db.$count(journal, matching(filtres))

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

const matching = ({ action, objet, objetId, acteurId, depuis, jusqua }: JournalFiltres): SQL | undefined =>
  and(
    action && eq(journal.action, action),
    objet && eq(journal.objet, objet),
    objetId === undefined ? undefined : eq(journal.objetId, objetId),
    acteurId === undefined ? undefined : eq(journal.acteurId, acteurId),
    depuis === undefined ? undefined : gte(journal.createdAt, startOfDay(depuis)),
    jusqua === undefined ? undefined : lt(journal.createdAt, startOfDay(addDays(jusqua, 1))),
  )
