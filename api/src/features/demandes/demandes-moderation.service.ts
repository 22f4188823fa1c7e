import type { Db } from '../../db/database.ts'
import { selectDemande, selectDemandesByIds } from './demandes.repository.ts'
import { snapshotOf } from './demandes.states.ts'
import { lockDemandeForDecision, updateModeratedDemande } from './demandes-moderation.repository.ts'
import { type PublishedDeps, publishingDemandes } from './demandes-published.service.ts'

interface Decided {
  verified: boolean
  motifRefus: string | null
  decidedAt: Date | null
}

/** The verbs that moderation needs for requests. */
export const moderatedDemandes = {
  /** In any state. */
  readByIds: selectDemandesByIds,

  lock: async (tx: Db, id: number) => {
    const demande = await lockDemandeForDecision(tx, id)
    return demande && { ...demande, statut: null }
  },

  decide: (tx: Db, deps: PublishedDeps, id: number, { verified, motifRefus, decidedAt }: Decided): Promise<number> =>
    publishingDemandes(tx, deps, { id }, () => updateModeratedDemande(tx, id, { verified, motifRefus, decidedAt })),

  saveLastVerified: async (tx: Db, id: number): Promise<void> => {
    const demande = await selectDemande(tx, id)
    if (demande) await updateModeratedDemande(tx, id, { lastVerified: snapshotOf(demande) })
  },
}
