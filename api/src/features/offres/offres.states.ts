import type { OffreStatut } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'
import { pickFields } from '@colocdar/contracts/fields'
import {
  canTransition,
  type Offre,
  OffreSnapshot,
  offreTransitions,
  verifiedOffreFields,
} from '@colocdar/contracts/offres'
import { offreFields } from '@colocdar/contracts/offres-fields'

/** The statut after the transition; throws when it is not possible. */
export const nextStatut = (transition: 'markLoue' | 'markDisponible', statut: OffreStatut): OffreStatut => {
  if (!canTransition(transition, statut)) throw new AppError('CONFLICT', { message: refusals[transition] })
  return offreTransitions[transition].to
}

const refusals = {
  markLoue: 'Cette annonce est déjà marquée comme louée.',
  markDisponible: 'Seule une annonce louée peut être rendue disponible.',
}

/** What an owner may change of an offer; the photos by their src. */
export type OffreContent = Pick<Offre, keyof typeof offreFields> & { photos: string[] }

export const contentOf = (offre: Offre): OffreContent => ({
  ...pickFields(offre, offreFields),
  photos: offre.photos.map(({ src }) => src),
})

const verifiedContent: (keyof OffreContent)[] = [...verifiedOffreFields, 'photos']

/** The columns that change besides the edited ones: none, or those that send an offer back to verification. */
export const resubmission = (offre: Offre, edited: OffreContent, now: Date) => {
  const before = contentOf(offre)
  const differs = (field: keyof OffreContent) => JSON.stringify(before[field]) !== JSON.stringify(edited[field])
  // After a refusal any change counts: the reason may have been the price.
  const fields = offre.motifRefus === null ? verifiedContent : (Object.keys(edited) as (keyof OffreContent)[])
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
export const snapshotOf = (offre: Offre): OffreSnapshot => pickFields(offre, OffreSnapshot.shape)
