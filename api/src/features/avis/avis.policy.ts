import type { Avis } from '@colocdar/contracts/avis'
import { type Acteur, isAdmin } from '../../http/acteur.ts'
import { maskEmail } from '../../mask-email.ts'
import type { AvisRow } from './avis.repository.ts'

/** The author's e-mail is masked for everyone but the author and administrators. */
export const presentAvis = (acteur: Acteur | null, avis: AvisRow): Avis =>
  canSeeEmail(acteur, avis) ? avis : { ...avis, auteur: { ...avis.auteur, email: maskEmail(avis.auteur.email) } }

const canSeeEmail = (acteur: Acteur | null, { auteurId }: AvisRow): boolean =>
  acteur?.id === auteurId || isAdmin(acteur)
