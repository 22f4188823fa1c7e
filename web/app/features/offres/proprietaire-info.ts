import { email, text } from '@colocdar/contracts/text'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { formatNom } from '../../lib/formats/nom.ts'
import { problemWith } from '../../lib/forms/typed-schema.ts'

export type ProprietaireInfo = ReturnType<typeof proprietaireInfo>

/** The publisher, as the first step of the wizard shows it. */
export const proprietaireInfo = (profil: Profil | null) => {
  const proprietaireNom = formatNom(profil) ?? ''
  const proprietaireEmail = profil?.email ?? ''
  return {
    /** Null while the profile is unknown. */
    proprietaireId: profil?.id ?? null,
    proprietaireNom,
    proprietaireEmail,
    problems: {
      proprietaireNom: problemWith(nomRule, proprietaireNom),
      proprietaireEmail: problemWith(emailRule, proprietaireEmail),
    },
    /** The server publishes for filled profiles only. */
    profileFilled: profil?.profileFilled ?? false,
  }
}

/** Whether an offer may be published under this name. */
export const isKnown = ({ proprietaireId, problems, profileFilled }: ProprietaireInfo): boolean =>
  proprietaireId !== null && profileFilled && !problems.proprietaireNom && !problems.proprietaireEmail

const nomRule = text({ required: 'Le nom du propriétaire est requis' })
const emailRule = email({ required: "L'email du propriétaire est requis", invalid: 'Email invalide' })
