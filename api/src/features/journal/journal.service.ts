import { type Paged, toPaged } from '@colocdar/contracts/common'
import type { JournalEntry } from '@colocdar/contracts/journal'
import type { Db } from '../../db/database.ts'
import { countJournal, type JournalFilter, selectJournal } from './journal.repository.ts'

export const listJournal = async (
  db: Db,
  { page, size, ...filter }: JournalFilter & { page: number; size: number },
): Promise<Paged<JournalEntry>> => {
  const [content, total] = await Promise.all([
    selectJournal(db, filter, { limit: size, offset: page * size }),
    countJournal(db, filter),
  ])
  return toPaged(content, { page, size }, total)
}
