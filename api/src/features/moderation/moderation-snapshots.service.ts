import type { ModerationKind } from '@colocdar/contracts/moderation'
import type { Db } from '../../db/database.ts'
import { selectDemande } from '../demandes/demandes.repository.ts'
import { snapshotOf as snapshotOfDemande } from '../demandes/demandes.states.ts'
import { selectOffre } from '../offres/offres.repository.ts'
import { snapshotOf as snapshotOfOffre } from '../offres/offres.states.ts'
import { updateLastVerified } from './moderation.repository.ts'

/**
 * Whatever leaves the public leaves behind what readers saw, for the next administrator to compare with. An edit by the
 * author does the same; so a verification need not clear it, and undoing one has nothing to restore.
 */
export const keepLastVerified = (tx: Db, kind: ModerationKind, id: number): Promise<void> => keepers[kind](tx, id)

const keepers: Record<ModerationKind, (tx: Db, id: number) => Promise<void>> = {
  offre: async (tx, id) => {
    const offre = await selectOffre(tx, id)
    if (offre) await updateLastVerified(tx, { kind: 'offre', id, lastVerified: snapshotOfOffre(offre) })
  },
  demande: async (tx, id) => {
    const demande = await selectDemande(tx, id)
    if (demande) await updateLastVerified(tx, { kind: 'demande', id, lastVerified: snapshotOfDemande(demande) })
  },
  // Nobody edits a review.
  avis: async () => {},
}
