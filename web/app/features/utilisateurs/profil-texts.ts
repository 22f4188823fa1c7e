import { referenceName } from '@colocdar/contracts/references'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import * as texts from '#texts/features/utilisateurs'
import type { LabelledText } from '../modifications/changes.ts'

type Words = Pick<Profil, 'nom' | 'prenom' | 'apropos' | 'langues' | 'tags'>

/** The words of a member that others read, to compare two versions. */
export const profilTexts = ({ nom, prenom, ...words }: Words): LabelledText[] => [
  { label: texts.nom, text: nom ?? '' },
  { label: texts.prenom, text: prenom ?? '' },
  ...presentationTexts(words),
]

/** All but the name. */
export const presentationTexts = ({ apropos, langues, tags }: Omit<Words, 'nom' | 'prenom'>): LabelledText[] => [
  { label: texts.apropos, text: apropos ?? '' },
  { label: texts.langues, text: listOf(langues) },
  { label: texts.tags, text: listOf(tags) },
]

const listOf = (values: readonly string[]): string => values.map(referenceName).join(texts.listSeparator)
