import type { Db } from '../../db/database.ts'
import { demandeRows } from './demandes-publication.repository.ts'
import { updateMasque } from './demandes-visibility.repository.ts'

/** Call it after a member was blocked or unblocked: hides their request from everyone else, or shows them again. */
export const hideDemandeOfBlocked = (tx: Db, demandeurId: number): Promise<void> => updateMasque(tx, demandeurId)

/** Reports hide the request until an administrator decides. False when it is hidden already. */
export const hideReportedDemande = (tx: Db, id: number, now: Date): Promise<boolean> => demandeRows.report(tx, id, now)

/** Reports no longer hide it; another reason still may. False when they did not. */
export const showReportedDemande = (tx: Db, _deps: unknown, id: number): Promise<boolean> =>
  demandeRows.report(tx, id, null)
