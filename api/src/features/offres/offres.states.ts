import { canTransition, offreTransitions } from '@colocdar/contracts/annonces-etats'
import type { OffreStatut } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'
import { onlyApplying } from '@colocdar/contracts/faits'
import { pickFields } from '@colocdar/contracts/fields'
import { withModification } from '@colocdar/contracts/modifications'
import type { Offre } from '@colocdar/contracts/offres'
import { optionalFaits } from '@colocdar/contracts/offres-faits'
import { offreFields } from '@colocdar/contracts/offres-fields'
import { srcsOf } from '../modifications/modifications.rules.ts'
import * as texts from './offres.texts.fr.ts'

/** The statut after the transition; throws when it is not possible. */
export const nextStatut = (transition: 'markLoue' | 'markDisponible', statut: OffreStatut): OffreStatut => {
  if (!canTransition(transition, statut)) throw new AppError('CONFLICT', { message: refusals[transition] })
  return offreTransitions[transition].to
}

const refusals = {
  markLoue: texts.alreadyRented,
  markDisponible: texts.notRented,
}

/** What an owner may change of an offer; the photos by their src. */
export type OffreContent = Pick<Offre, keyof typeof offreFields> & { photos: string[] }

/** As it is stored: the fees of who is no agency are forgotten, whichever form or call wrote them. */
export const storedContent = <T extends object>(content: T): T => onlyApplying(optionalFaits, content, null)

/** The content as its owner last wrote it, with what waits. */
export const writtenContentOf = (offre: Offre): OffreContent => {
  const written = withModification(offre)
  return { ...pickFields(written, offreFields), photos: srcsOf(written) }
}

/** The photos of the public version and of the one that waits. */
export const allSrcsOf = ({ photos, modification }: Pick<Offre, 'photos' | 'modification'>): string[] => [
  ...new Set(srcsOf({ photos: [...photos, ...(modification?.contenu.photos ?? [])] })),
]
