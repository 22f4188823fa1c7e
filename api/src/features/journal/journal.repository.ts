import type { Paged } from '@colocdar/contracts/common'
import { addDays, startOfDay } from '@colocdar/contracts/jour'
import type { JournalEntry, JournalFiltres } from '@colocdar/contracts/journal'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { type PageRequest, selectPage } from '../../db/paged-list.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { pick } from '../../schema/columns.ts'
import { journal } from '../../schema/journal.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export type JournalRow = Omit<typeof journal.$inferInsert, 'id'> & { createdAt: Date }

export const insertJournal = async (db: Db, row: JournalRow): Promise<number> => {
  const [inserted] = await db.insert(journal).values(row).returning({ id: journal.id })
  if (!inserted) throw new Error('the journal entry was not inserted')
  return inserted.id
}

export const selectJournal = (db: Db, query: JournalFiltres & PageRequest): Promise<Paged<JournalEntry>> => {
  const where = matching(query)
  return selectPage(selectEntries(db).where(where), db.$count(journal, where), query, toEntry)
}

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
  return rows.map(toEntry)
}

const membres = alias(utilisateurs, 'membres')

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

const toEntry = ({ membreId, membreNom, ...row }: EntryRow): JournalEntry => ({
  ...withIsoDates(row),
  membre: membreId === null ? null : { id: membreId, username: membreNom },
})

/** Newest first. */
const selectEntries = (db: Db) =>
  db
    .select({
      ...pick(journal, 'id', 'action', 'objet', 'objetId', 'avant', 'apres', 'motif', 'createdAt'),
      acteur: { id: journal.acteurId, username: utilisateurs.username },
      membreId: journal.membreId,
      membreNom: membres.username,
    })
    .from(journal)
    .leftJoin(utilisateurs, eq(utilisateurs.id, journal.acteurId))
    .leftJoin(membres, eq(membres.id, journal.membreId))
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
