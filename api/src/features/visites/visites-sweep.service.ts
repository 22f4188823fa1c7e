import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { oneByOne } from '../../jobs/one-by-one.ts'
import { lockCorrespondants, showVisite } from '../conversations/conversations-sides.service.ts'
import { lockVisite, selectDueVisites, updateVisite, type VisiteRow } from './visites.repository.ts'
import { dueRappel, etatAt, nextRappelAt } from './visites.rules.ts'
import { announce, membresOf, readersOf, remind } from './visites-mails.service.ts'

type SweepDeps = Pick<Deps, 'db' | 'mails' | 'clock'>

const batchSize = 100

/**
 * Mails the visits that triggers have ended, reminds of those that are near, and ends what time has passed over. One
 * transaction each: two processes at once, or a killed run, send nothing twice and forget nothing.
 */
export const sweepVisites = async (deps: SweepDeps): Promise<void> => {
  for (let found = batchSize; found >= batchSize; ) {
    const due = await selectDueVisites(deps.db, deps.clock(), batchSize)
    await oneByOne(due, (visite) =>
      deps.db.transaction(async (tx) => {
        await lockCorrespondants(tx, membresOf(visite))
        const row = await lockVisite(tx, visite.id)
        if (row) await settle(tx, deps, row)
      }),
    )
    found = due.length
  }
}

const settle = async (tx: Db, deps: SweepDeps, row: VisiteRow): Promise<void> => {
  const now = deps.clock()
  if (row.annoncee < row.sequence) {
    await announce(tx, deps, row)
    await showVisite(tx, row.conversationId, readersOf(row))
  }
  if (!row.echeanceAt || row.echeanceAt > now) return
  const etat = etatAt(row, now)
  const debut = etat === 'confirmee' || etat === 'passee' ? row.debut : null
  const quand = debut && dueRappel(debut, now)
  if (quand) await remind(tx, deps, row, quand)
  const echeanceAt = debut && nextRappelAt(debut, now)
  // Over: nobody needs to be found any more.
  await updateVisite(tx, row.id, { etat, echeanceAt, ...(echeanceAt === null && { rendezVous: null }) })
  if (etat !== row.etat) await showVisite(tx, row.conversationId, readersOf(row))
}
