import { type Acteur, isAdmin } from '../../http/acteur.ts'

/** The person and the administrator see e-mail, phone, and what is not verified yet. */
export const canSeeAll = (acteur: Acteur | null, utilisateurId: number): boolean =>
  acteur?.id === utilisateurId || isAdmin(acteur)

/** Somebody has a public profile once something of theirs was verified, and while they are not blocked. */
export const hasPublicProfile = (person: {
  blocked: boolean
  hasVerifiedOffre: boolean
  hasVerifiedDemande: boolean
}): boolean => !person.blocked && (person.hasVerifiedOffre || person.hasVerifiedDemande)
