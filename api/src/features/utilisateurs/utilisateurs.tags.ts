import type { Profil } from '@colocdar/contracts/utilisateurs'
import type { CacheTags } from '../../http/cache-tags.ts'

/** A profile is public as long as an ad of its owner is, and shows the request. */
export const profilTags = ({ id, demande }: Profil): CacheTags => ({
  hard: [
    `utilisateur:${id}`,
    `offres:de:${id}`,
    `demandes:de:${id}`,
    ...(demande ? [`demande:${demande.id}`, 'villes'] : []),
  ],
  soft: [],
})
