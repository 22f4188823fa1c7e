import type { OffreStatut } from '@colocdar/contracts/enumerations'
import type { Db } from '../../db/database.ts'
import { selectOffre, selectOffresByIds } from './offres.repository.ts'
import { snapshotOf } from './offres.states.ts'
import { lockOffreForDecision, updateModeratedOffre } from './offres-moderation.repository.ts'
import { type PublishedDeps, publishingOffres } from './offres-published.service.ts'

interface Decided {
  verified: boolean
  /** Null leaves it as it is. */
  statut: OffreStatut | null
  motifRefus: string | null
  decidedAt: Date | null
}

/** The verbs that moderation needs for offers. */
export const moderatedOffres = {
  /** In any state. */
  readByIds: selectOffresByIds,

  lock: lockOffreForDecision,

  decide: (tx: Db, deps: PublishedDeps, id: number, { statut, ...state }: Decided): Promise<number> =>
    publishingOffres(tx, deps, { id }, () => updateModeratedOffre(tx, id, { ...state, ...(statut && { statut }) })),

  saveLastVerified: async (tx: Db, id: number): Promise<void> => {
    const offre = await selectOffre(tx, id)
    if (offre) await updateModeratedOffre(tx, id, { lastVerified: snapshotOf(offre) })
  },
}
