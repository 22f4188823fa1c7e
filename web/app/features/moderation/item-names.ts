import type { ModerationItem } from '@colocdar/contracts/moderation'

type Key = Pick<ModerationItem, 'kind' | 'id'>

export const keyOf = ({ kind, id }: Key): string => `${kind}-${id}`

/** The draft that stores the reason of a refusal that could not be sent. */
export const motifDraftOf = ({ kind, id }: Key) => `motif-${kind}-${id}` as const

export const nameOf = (item: ModerationItem): string => {
  if (item.kind === 'avis') return `Avis de ${item.auteur.username}`
  return item.kind === 'profil' ? `Profil de ${item.auteur.username}` : item.contenu.titre
}
