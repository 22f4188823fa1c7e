import { type Acteur, isAdmin } from '../../http/acteur.ts'
import type { ImageVisibility } from './images-visibility.repository.ts'

/** The product's own pictures have no owner: everyone may use them. */
export const canUseImage = (acteur: Acteur, { proprietaireId }: { proprietaireId: number | null }): boolean =>
  proprietaireId === null || proprietaireId === acteur.id

export const canSeeImage = (acteur: Acteur | null, { isPublic, proprietaireIds }: ImageVisibility): boolean =>
  isPublic || isAdmin(acteur) || (acteur !== null && proprietaireIds.includes(acteur.id))
