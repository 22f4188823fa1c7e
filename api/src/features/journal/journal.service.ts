import { type Paged, toPaged } from '@colocdar/contracts/common'
import { addDays, startOfDay } from '@colocdar/contracts/jour'
import type { JournalEntry } from '@colocdar/contracts/journal'
import type { Db } from '../../db/database.ts'
import {
  countJournal,
  insertJournal,
  type JournalFilter,
  type JournalRow,
  selectHistorique,
  selectJournal,
} from './journal.repository.ts'

export type { JournalRow }

/** Pass the transaction of the change itself: either both are written or neither. Returns the entry's id. */
export const recordJournal = (tx: Db, row: JournalRow): Promise<number> => insertJournal(tx, row)

/** What was done to these objects, newest first. */
export const readHistorique = (
  db: Db,
  objects: Pick<JournalRow, 'objet' | 'objetId'>[],
  limit: number,
): Promise<JournalEntry[]> => selectHistorique(db, objects, limit)

/** `depuis` and `jusqua` are days in Morocco, both inclusive. */
export const listJournal = async (
  db: Db,
  {
    page,
    size,
    depuis,
    jusqua,
    ...others
  }: Omit<JournalFilter, 'from' | 'until'> & { page: number; size: number; depuis?: string; jusqua?: string },
): Promise<Paged<JournalEntry>> => {
  const filter: JournalFilter = {
    ...others,
    from: depuis === undefined ? undefined : startOfDay(depuis),
    until: jusqua === undefined ? undefined : startOfDay(addDays(jusqua, 1)),
  }
  const [content, total] = await Promise.all([
    selectJournal(db, filter, { limit: size, offset: page * size }),
    countJournal(db, filter),
  ])
  return toPaged(content, { page, size }, total)
}
