import type { Acteur } from '../../http/acteur.ts'

/** The product's own pictures have no owner: everyone may use them. */
export const canUseImage = (acteur: Acteur, { proprietaireId }: { proprietaireId: number | null }): boolean =>
  proprietaireId === null || proprietaireId === acteur.id
