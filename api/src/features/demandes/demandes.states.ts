import { type Demande, DemandeSnapshot, verifiedDemandeFields } from '@colocdar/contracts/demandes'
import type { demandeFields } from '@colocdar/contracts/demandes-fields'
import { pickFields } from '@colocdar/contracts/fields'

/** What an author may change of a request. */
export type DemandeContent = Pick<Demande, keyof typeof demandeFields | 'dateDemande'>

/** The columns that change besides the edited ones: none, or those that send a request back to verification. */
export const resubmission = (demande: Demande, changed: Partial<DemandeContent>, now: Date) => {
  // After a refusal any change counts: the reason may have been the budget.
  const fields =
    demande.motifRefus === null ? verifiedDemandeFields : (Object.keys(changed) as (keyof DemandeContent)[])
  if (!fields.some((field) => field in changed && changed[field] !== demande[field])) return {}
  return {
    verified: false,
    motifRefus: null,
    submittedAt: now,
    ...(demande.verified && { lastVerified: snapshotOf(demande) }),
  }
}

/** What was public, for the administrator to compare with. */
export const snapshotOf = (demande: Demande): DemandeSnapshot => pickFields(demande, DemandeSnapshot.shape)
