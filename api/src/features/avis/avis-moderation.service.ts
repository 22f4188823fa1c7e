import type { Db } from '../../db/database.ts'
import { lockAvisForDecision, updateMasque, updateModeratedAvis } from './avis.repository.ts'

interface Decided {
  verified: boolean
  motifRefus: string | null
  decidedAt: Date | null
}

/** The verbs that moderation needs for reviews. Their authors cannot edit them, so there are no modifications. */
export const moderatedAvis = {
  lock: async (tx: Db, id: number) => {
    const avis = await lockAvisForDecision(tx, id)
    return avis && { ...avis, statut: null, titre: null, modification: null }
  },

  decide: (tx: Db, _deps: unknown, id: number, { verified, motifRefus, decidedAt }: Decided): Promise<number> =>
    updateModeratedAvis(tx, id, { valide: verified, motifRefus, decidedAt }),

  /** There is never another version to compare with. */
  saveLastVerified: async (): Promise<void> => {},
}

/** Hides a member's reviews from everyone else, or shows them again. */
export const setAvisHidden = updateMasque
