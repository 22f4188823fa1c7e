import { type ModerationKind, moderationKinds } from '@colocdar/contracts/moderation'

export interface QueueFilter {
  kind: ModerationKind | undefined
  villeId: number | undefined
}

/** The filter in the URL; invalid values are ignored. */
export const readQueueFilter = (search: URLSearchParams): QueueFilter => {
  const villeId = Number(search.get('villeId'))
  return {
    kind: moderationKinds.find((kind) => kind === search.get('kind')),
    villeId: Number.isInteger(villeId) && villeId > 0 ? villeId : undefined,
  }
}

export const kindLabels: Record<ModerationKind, { one: string; many: string }> = {
  offre: { one: 'Offre', many: 'Offres' },
  demande: { one: 'Demande', many: 'Demandes' },
  avis: { one: 'Avis', many: 'Avis' },
  profil: { one: 'Profil', many: 'Profils' },
}
