import { insertJournal, selectHistorique, selectJournal } from './journal.repository.ts'

export type { JournalRow } from './journal.repository.ts'

/** Pass the transaction of the change itself: either both are written or neither. Returns the entry's id. */
export const recordJournal = insertJournal

/** What was done to these objects, newest first. */
export const readHistorique = selectHistorique

export const listJournal = selectJournal
