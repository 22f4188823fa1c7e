import type { Demande } from '@colocdar/contracts/demandes'
import type { DemandeSnapshot } from '../../schema/demandes.ts'

/** What an author may change of a request. */
export type DemandeContent = Pick<
  Demande,
  | 'titre'
  | 'description'
  | 'adresse'
  | 'villeId'
  | 'quartier'
  | 'budget'
  | 'dateDisponibilite'
  | 'duree'
  | 'dateDemande'
>

// What an administrator has read: a change here is read again before it is public.
const verifiedFields = ['titre', 'description', 'adresse', 'villeId', 'quartier'] as const

/** The columns that an edit moves besides the edited ones: none, or those of a request that awaits verification again. */
export const resubmission = (demande: Demande, changed: Partial<DemandeContent>, now: Date) => {
  // Once refused, whatever the author mends is worth another look: the reason may have been the budget.
  const fields = demande.motifRefus === null ? verifiedFields : (Object.keys(changed) as (keyof DemandeContent)[])
  if (!fields.some((field) => field in changed && changed[field] !== demande[field])) return {}
  return {
    verified: false,
    motifRefus: null,
    submittedAt: now,
    ...(demande.verified && { lastVerified: snapshotOf(demande) }),
  }
}

/** What was public, for the administrator to compare with. */
export const snapshotOf = ({ titre, description, adresse, villeId, ville, quartier }: Demande): DemandeSnapshot => ({
  titre,
  description,
  adresse,
  villeId,
  ville,
  quartier,
})
