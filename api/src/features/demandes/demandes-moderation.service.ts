import { pickFields } from '@colocdar/contracts/fields'
import type { Db } from '../../db/database.ts'
import {
  acceptModification,
  findModification,
  refuseModification,
  reopenModification,
} from '../modifications/modifications.service.ts'
import { selectDemande, selectDemandesByIds } from './demandes.repository.ts'
import { snapshotOf } from './demandes.states.ts'
import { lockDemandeForDecision, touchDemande, updateModeratedDemande } from './demandes-moderation.repository.ts'
import { updateDemandeRow } from './demandes-publication.repository.ts'
import { withModifications } from './demandes-versions.service.ts'

interface Decided {
  verified: boolean
  motifRefus: string | null
  decidedAt: Date | null
}

/** The verbs that moderation needs for requests. */
export const moderatedDemandes = {
  /** In any state, with what waits. */
  readByIds: async (db: Db, ids: number[]) => withModifications(db, await selectDemandesByIds(db, ids)),

  lock: async (tx: Db, id: number) => {
    const demande = await lockDemandeForDecision(tx, id)
    const modification = await findModification(tx, { kind: 'demande', id })
    return demande && { ...demande, statut: null, modification }
  },

  decide: (tx: Db, _deps: unknown, id: number, { verified, motifRefus, decidedAt }: Decided): Promise<number> =>
    updateModeratedDemande(tx, id, { verified, motifRefus, decidedAt }),

  saveLastVerified: async (tx: Db, id: number): Promise<void> => {
    const demande = await selectDemande(tx, id)
    if (demande) await updateModeratedDemande(tx, id, { lastVerified: snapshotOf(demande) })
  },

  /** What waited is public. */
  acceptModification: async (tx: Db, id: number, now: Date): Promise<number> => {
    const modification = await findModification(tx, { kind: 'demande', id })
    const demande = await selectDemande(tx, id)
    if (!modification || !demande) throw new Error(`the modification of request ${id} disappeared while it was locked`)
    const { contenu, ville } = modification
    const columns = { ...contenu, ...(ville && { villeId: ville.id }) }
    const accepted = 'budget' in columns
    const { budgetVerifie } = demande
    const avant = { ...pickFields(demande, columns), ...(accepted && { budgetVerifie }) }
    await acceptModification(tx, modification.id, avant, now)
    await updateDemandeRow(tx, id, { ...columns, ...(accepted && { budgetVerifie: columns.budget as number }) })
    return touchDemande(tx, id)
  },

  /** What waited is for its author alone, with the reason; the request stays public. */
  refuseModification: async (tx: Db, id: number, motif: string, now: Date): Promise<number> => {
    await refuseModification(tx, { kind: 'demande', id }, motif, now)
    return touchDemande(tx, id)
  },

  /** Nothing else has changed since the decision. */
  reopenModification: async (tx: Db, id: number): Promise<number> => {
    const avant = await reopenModification(tx, { kind: 'demande', id })
    if (avant) await updateDemandeRow(tx, id, avant)
    return touchDemande(tx, id)
  },
}
