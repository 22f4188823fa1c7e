import type { Avis } from '@colocdar/contracts/avis'
import { publicInitial } from '@colocdar/contracts/public-nom'
import { type Acteur, isAdmin } from '../../http/acteur.ts'
import { maskEmail } from '../../mask-email.ts'
import type { AvisRow } from './avis.repository.ts'

/** Everyone but the author and administrators gets the initial of the author's name, and a masked e-mail. */
export const presentAvis = (acteur: Acteur | null, avis: AvisRow): Avis => {
  if (acteur?.id === avis.auteurId || isAdmin(acteur)) return avis
  const { nom, email } = avis.auteur
  return { ...avis, auteur: { ...avis.auteur, nom: publicInitial(nom), email: maskEmail(email) } }
}
