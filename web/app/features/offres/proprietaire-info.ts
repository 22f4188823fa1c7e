import { email, text } from '@colocdar/contracts/text'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import * as texts from '#texts/features/offres/components/wizard'
import { formatNom } from '../../lib/formats/nom.ts'
import { problemWith } from '../../lib/forms/typed-schema.ts'

/** The publisher, as the first step of the wizard shows it; null while the profile is unknown. */
export const proprietaireInfo = (profil: Profil | null) => {
  if (!profil) return null
  const nom = formatNom(profil) ?? ''
  return {
    id: profil.id,
    nom: { label: texts.nom, name: 'proprietaireNom', value: nom, error: problemWith(nomRule, nom) },
    email: {
      label: texts.email,
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

const nomRule = text({ required: texts.nomRequired })
const emailRule = email({ required: texts.emailRequired, invalid: texts.emailInvalid })
