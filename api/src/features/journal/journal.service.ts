import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { insertJournal, type JournalRow, selectHistorique, selectJournal } from './journal.repository.ts'

export type { JournalRow } from './journal.repository.ts'

/** Pass the transaction of the change itself: either both are written or neither. Returns the entry's id. */
export const recordJournal = insertJournal

/** The same for what administrators do to one kind of object. */
export const recorderOf =
  (objet: JournalRow['objet']) =>
  (tx: Db, acteur: Acteur, createdAt: Date, change: Pick<JournalRow, 'action' | 'objetId' | 'avant' | 'apres'>) =>
    insertJournal(tx, { ...change, acteurId: acteur.id, objet, createdAt })

/** What was done to these objects, newest first. */
export const readHistorique = selectHistorique

export const listJournal = selectJournal
