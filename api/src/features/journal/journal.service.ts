import { type Paged, toPaged } from '@colocdar/contracts/common'
import type { JournalEntry, JournalFiltres } from '@colocdar/contracts/journal'
import type { Db } from '../../db/database.ts'
import { countJournal, insertJournal, selectHistorique, selectJournal } from './journal.repository.ts'

export type { JournalRow } from './journal.repository.ts'

/** Pass the transaction of the change itself: either both are written or neither. Returns the entry's id. */
export const recordJournal = insertJournal

/** What was done to these objects, newest first. */
export const readHistorique = selectHistorique

export const listJournal = async (
  db: Db,
  { page, size, ...filtres }: JournalFiltres & { page: number; size: number },
): Promise<Paged<JournalEntry>> => {
  const [content, total] = await Promise.all([
    selectJournal(db, filtres, { limit: size, offset: page * size }),
    countJournal(db, filtres),
  ])
  return toPaged(content, { page, size }, total)
}
