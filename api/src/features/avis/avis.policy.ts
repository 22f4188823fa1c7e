import type { Avis } from '@colocdar/contracts/avis'
import { type Acteur, isAdmin } from '../../http/acteur.ts'
import { maskEmail } from '../../mask-email.ts'

type AuthoredAvis = Avis & { auteurId: number }

/** The author's e-mail is masked for everyone but the author and administrators. */
export const presentAvis = (acteur: Acteur | null, avis: AuthoredAvis): Avis =>
  canSeeEmail(acteur, avis) ? avis : { ...avis, auteur: { ...avis.auteur, email: maskEmail(avis.auteur.email) } }

const canSeeEmail = (acteur: Acteur | null, { auteurId }: AuthoredAvis): boolean =>
  acteur?.id === auteurId || isAdmin(acteur)
