import { canTransition, offreTransitions } from '@colocdar/contracts/annonces-etats'
import type { OffreStatut } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'
import { pickFields } from '@colocdar/contracts/fields'
import { withModification } from '@colocdar/contracts/modifications'
import type { Offre } from '@colocdar/contracts/offres'
import { offreFields } from '@colocdar/contracts/offres-fields'
import { splitFields } from '../modifications/modifications.rules.ts'

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

/** The content as its owner last wrote it, with what waits. */
export const writtenContentOf = (offre: Offre): OffreContent => contentOf(withModification(offre))

/** What an edit of a verified offer changes at once, and what waits; no photos when they are those that are public. */
export const splitEdit = (offre: Offre & { prixVerifie: number | null }, { photos, ...edited }: OffreContent) => ({
  ...splitFields(offreFields, { ...offre, prix: offre.prixVerifie ?? offre.prix }, edited),
  photos: isSame(photos, contentOf(offre).photos) ? null : photos,
})

/** The columns that change besides the edited ones when an offer that is not verified is edited. */
export const resubmission = (offre: Offre, edited: OffreContent, now: Date) => {
  const { now: changed, later, photos } = splitEdit({ ...offre, prixVerifie: null }, edited)
  // Waiting, it waits on. After a refusal any change counts: the reason may have been the price.
  const isResubmitted =
    photos !== null ||
    Object.keys(later).length > 0 ||
    (offre.motifRefus !== null && !isSame(pickFields(offre, changed), changed))
  return isResubmitted ? { motifRefus: null, submittedAt: now } : {}
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The photos of the public version and of the one that waits. */
export const allSrcsOf = ({ photos, modification }: Pick<Offre, 'photos' | 'modification'>): string[] => [
  ...new Set([...photos, ...(modification?.contenu.photos ?? [])].map(({ src }) => src)),
]
