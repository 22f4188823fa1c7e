import type { Db } from '../../db/database.ts'
import { type PublishedDeps, publishingDemandes } from './demandes-published.service.ts'
import { updateMasque, updateSignalee } from './demandes-visibility.repository.ts'

/** Call it after a member was blocked or unblocked: hides their request from everyone else, or shows them again. */
export const hideDemandeOfBlocked = (tx: Db, deps: PublishedDeps, demandeurId: number): Promise<void> =>
  publishingDemandes(tx, deps, { demandeurId }, () => updateMasque(tx, demandeurId))

/** Reports hide the request until somebody decides. False when it is hidden already. */
export const hideReportedDemande = (tx: Db, id: number, now: Date): Promise<boolean> => updateSignalee(tx, id, now)

/** Reports no longer hide it; another reason still may. False when they did not. */
export const showReportedDemande = (tx: Db, deps: PublishedDeps, id: number): Promise<boolean> =>
  publishingDemandes(tx, deps, { id }, () => updateSignalee(tx, id, null))
