import { email, text } from '@colocdar/contracts/text'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { formatNom } from '../../lib/formats/nom.ts'
import { problemWith } from '../../lib/forms/typed-schema.ts'

/** The publisher, as the first step of the wizard shows it; null while the profile is unknown. */
export const proprietaireInfo = (profil: Profil | null) => {
  if (!profil) return null
  const nom = formatNom(profil) ?? ''
  return {
    id: profil.id,
    nom: { label: 'Nom du propriétaire', name: 'proprietaireNom', value: nom, error: problemWith(nomRule, nom) },
    email: {
      label: 'E-mail du propriétaire',
      name: 'proprietaireEmail',
      value: profil.email,
      error: problemWith(emailRule, profil.email),
    },
    /** The server publishes for filled profiles only. */
    profileFilled: profil.profileFilled,
  }
}

/** Whether an offer may be published under this name. */
export const isKnown = (proprietaire: ReturnType<typeof proprietaireInfo>): boolean =>
  proprietaire?.profileFilled === true && !proprietaire.nom.error && !proprietaire.email.error

const nomRule = text({ required: 'Le nom du propriétaire est requis' })
const emailRule = email({ required: "L'email du propriétaire est requis", invalid: 'Email invalide' })
