import type { ModerationItem } from '@colocdar/contracts/moderation'
import { demandeTexts } from '../demandes/demande-texts.ts'
import { type Change, changesBetween } from '../modifications/changes.ts'
import { offreTexts } from '../offres/offre-texts.ts'
import { profilTexts } from '../utilisateurs/profil-texts.ts'
import { type Difference, differenceOf } from './difference.ts'

export interface ItemChanges {
  texts: ({ label: string } & Difference)[]
  /** The src of each photo. */
  removed: string[]
  added: string[]
}

/** What differs from the last public version; null when nothing does, or when there is none. */
export const changesOf = (item: ModerationItem): ItemChanges | null => {
  if (item.kind === 'avis' || !item.lastVerified) return null
  const texts = textChanges(item).map(({ label, before, after }) => ({ label, ...differenceOf(before, after) }))
  const [before, after] = [photosOf(item.lastVerified), photosOf(item.contenu)]
  const removed = before.filter((src) => !after.includes(src))
  const added = after.filter((src) => !before.includes(src))
  return texts.length + removed.length + added.length > 0 ? { texts, removed, added } : null
}

/** A snapshot from before a field was verified lacks it: it counts as unchanged. */
const textChanges = (item: Exclude<ModerationItem, { kind: 'avis' }>): Change[] => {
  switch (item.kind) {
    case 'offre':
      return changesBetween(offreTexts({ ...item.contenu, ...item.lastVerified }), offreTexts(item.contenu))
    case 'demande':
      return changesBetween(demandeTexts({ ...item.contenu, ...item.lastVerified }), demandeTexts(item.contenu))
    case 'profil':
      return changesBetween(profilTexts({ ...item.contenu, ...item.lastVerified }), profilTexts(item.contenu))
  }
}

interface Version {
  titre?: string | undefined
  photo?: string | null
  photos?: readonly { src: string }[]
}

const photosOf = ({ photo, photos = [] }: Version): string[] => [
  ...(photo ? [photo] : []),
  ...photos.map(({ src }) => src),
]
