import { type Acteur, isAdmin, isSelf } from '../../http/acteur.ts'

/** The member and administrators see the e-mail, the phone number, and what is not verified yet. */
export const canSeeAll = (acteur: Acteur | null, utilisateurId: number): boolean =>
  isSelf(acteur, utilisateurId) || isAdmin(acteur)

interface Identity {
  nom: string | null
  prenom: string | null
  telephone: string | null
  telephoneE164: string | null
}

/** Whether a confirmed identity still holds. The same number may be written in another way. */
export const isSameIdentity = (before: Identity, after: Identity): boolean =>
  before.nom === after.nom &&
  before.prenom === after.prenom &&
  (before.telephoneE164 ?? before.telephone) === (after.telephoneE164 ?? after.telephone)
