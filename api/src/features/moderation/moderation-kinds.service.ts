import type { ModerationKind } from '@colocdar/contracts/moderation'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { moderatedAvis } from '../avis/avis-moderation.service.ts'
import { moderatedDemandes } from '../demandes/demandes-moderation.service.ts'
import type { ModificationRow } from '../modifications/modifications.service.ts'
import { moderatedOffres } from '../offres/offres-moderation.service.ts'
import { moderatedProfils } from '../utilisateurs/utilisateurs-moderation.service.ts'
import type { ModeratedState } from './moderation.states.ts'

/** An item under decision: its state, and the author to be told. */
export interface ModeratedItem extends ModeratedState {
  id: number
  version: number
  submittedAt: Date
  /** Null for a review. */
  titre: string | null
  auteur: { email: string; blockedAt: Date | null }
  /** Waiting or refused. */
  modification: ModificationRow | null
}

interface Moderated {
  /** Locked until the transaction ends: two administrators decide one after the other. */
  lock(tx: Db, id: number): Promise<ModeratedItem | null>
  /** Returns the new version, as those of a modification do. */
  decide(tx: Db, deps: Pick<Deps, 'mails' | 'clock'>, id: number, state: ModeratedState): Promise<number>
  /** Saves what readers see now, before a withdrawal: the next administrator compares with it. */
  saveLastVerified(tx: Db, id: number): Promise<void>
}

/** Its author can ask for another version while readers see this one. */
interface Modifiable extends Moderated {
  acceptModification(tx: Db, id: number, now: Date): Promise<number>
  refuseModification(tx: Db, id: number, motif: string, now: Date): Promise<number>
  /** Undoes either decision. */
  reopenModification(tx: Db, id: number): Promise<number>
}

/** Each kind is read and written by its own feature. */
export const moderated: Record<Exclude<ModerationKind, 'avis'>, Modifiable> & { avis: Moderated } = {
  offre: moderatedOffres,
  demande: moderatedDemandes,
  avis: moderatedAvis,
  profil: moderatedProfils,
}
