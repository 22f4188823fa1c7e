import type { OffreStatut } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'
import { canTransition, type Offre, type OffreForm, offreTransitions } from '@colocdar/contracts/offres'
import type { OffreSnapshot } from '../../schema/offres.ts'

/** Where an owner's click leads; the reason when it leads nowhere. */
export const nextStatut = (transition: 'markLoue' | 'markDisponible', statut: OffreStatut): OffreStatut => {
  if (!canTransition(transition, statut)) throw new AppError('CONFLICT', { message: refusals[transition] })
  return offreTransitions[transition].to
}

const refusals = {
  markLoue: 'Cette annonce est déjà marquée comme louée.',
  markDisponible: 'Seule une annonce louée peut être rendue disponible.',
}

/** What an owner may change of an offer; the photos by their src. */
export type OffreContent = Omit<OffreForm, 'duree'> & Pick<Offre, 'adresse' | 'duree'> & { photos: string[] }

export const contentOf = (offre: Offre): OffreContent => ({
  titre: offre.titre,
  description: offre.description,
  adresse: offre.adresse,
  villeId: offre.villeId,
  quartier: offre.quartier,
  superficie: offre.superficie,
  nbrColoc: offre.nbrColoc,
  duree: offre.duree,
  logementType: offre.logementType,
  prix: offre.prix,
  dateDisponibilite: offre.dateDisponibilite,
  photos: offre.photos.map(({ src }) => src),
})

// What readers rely on and an administrator has read: a change here is read again before it is public.
const verifiedFields = ['titre', 'description', 'adresse', 'villeId', 'quartier', 'photos'] as const

/** The columns that an edit moves besides the edited ones: none, or those of an offer that awaits verification again. */
export const resubmission = (offre: Offre, edited: OffreContent, now: Date) => {
  const before = contentOf(offre)
  const differs = (field: keyof OffreContent) => JSON.stringify(before[field]) !== JSON.stringify(edited[field])
  // Once refused, whatever the owner mends is worth another look: the reason may have been the price.
  const fields = offre.motifRefus === null ? verifiedFields : (Object.keys(edited) as (keyof OffreContent)[])
  if (!fields.some(differs)) return {}
  return {
    verified: false,
    statut: canTransition('sendBack', offre.statut) ? offreTransitions.sendBack.to : offre.statut,
    motifRefus: null,
    submittedAt: now,
    ...(offre.verified && { lastVerified: snapshotOf(offre) }),
  }
}

/** What was public, for the administrator to compare with. */
export const snapshotOf = ({
  titre,
  description,
  adresse,
  villeId,
  ville,
  quartier,
  photos,
}: Offre): OffreSnapshot => ({
  titre,
  description,
  adresse,
  villeId,
  ville,
  quartier,
  photos,
})
