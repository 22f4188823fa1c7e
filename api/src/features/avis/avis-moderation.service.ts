import type { Db } from '../../db/database.ts'
import { lockAvisForDecision, updateModeratedAvis } from './avis-moderation.repository.ts'

interface Decided {
  verified: boolean
  motifRefus: string | null
  decidedAt: Date | null
}

const noModification = async (): Promise<number> => {
  throw new Error('a review has no modification')
}

/** The verbs that moderation needs for reviews. */
export const moderatedAvis = {
  lock: async (tx: Db, id: number) => {
    const avis = await lockAvisForDecision(tx, id)
    return avis && { ...avis, statut: null, titre: null, modification: null }
  },

  decide: (tx: Db, _deps: unknown, id: number, { verified, motifRefus, decidedAt }: Decided): Promise<number> =>
    updateModeratedAvis(tx, id, { valide: verified, motifRefus, decidedAt }),

  /** Authors cannot edit a review, so there is never another version to compare with, nor a modification. */
  saveLastVerified: async (): Promise<void> => {},
  acceptModification: noModification,
  refuseModification: noModification,
  reopenModification: noModification,
}
