import type { Profil } from '@colocdar/contracts/utilisateurs'
import type { LabelledText } from '../modifications/changes.ts'

type Words = Pick<Profil, 'nom' | 'prenom' | 'apropos' | 'langues' | 'tags'>

/** The words of a member that others read, to compare two versions. */
export const profilTexts = ({ nom, prenom, ...words }: Words): LabelledText[] => [
  { label: 'Nom', text: nom ?? '' },
  { label: 'Prénom', text: prenom ?? '' },
  ...presentationTexts(words),
]

/** All but the name. */
export const presentationTexts = ({ apropos, langues, tags }: Omit<Words, 'nom' | 'prenom'>): LabelledText[] => [
  { label: 'À propos', text: apropos ?? '' },
  { label: 'Langues', text: langues.join(', ') },
  { label: 'Centres d’intérêt', text: tags.join(', ') },
]
