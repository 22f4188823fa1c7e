import { type Acteur, isAdmin, isSelf } from '../../http/acteur.ts'

/** Members see their own subscriptions, administrators everyone's. */
export const canSeeAbonnements = (acteur: Acteur, utilisateurId: number): boolean =>
  isSelf(acteur, utilisateurId) || isAdmin(acteur)
