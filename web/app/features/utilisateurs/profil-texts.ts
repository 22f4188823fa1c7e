import type { Profil } from '@colocdar/contracts/utilisateurs'
import type { LabelledText } from '../modifications/changes.ts'

/** The public texts of a member, to compare two versions. */
export const profilTexts = ({ nom, prenom, apropos }: Pick<Profil, 'nom' | 'prenom' | 'apropos'>): LabelledText[] => [
  { label: 'Nom', text: nom ?? '' },
  { label: 'Prénom', text: prenom ?? '' },
  { label: 'À propos', text: apropos ?? '' },
]
