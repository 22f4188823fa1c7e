import type { avis } from '@colocdar/contracts/avis'
import type { TagsOf } from '../../http/route.ts'

/** Reviews are few: any change of one renews all their pages. */
export const avisTags: TagsOf<typeof avis.search> = ({ content }) => ({
  hard: ['avis', ...content.map(auteurOf)],
  soft: [],
})

// The public answer has no id of the author; what the service found has.
const auteurOf = (found: object): string => `utilisateur:${(found as { auteurId: number }).auteurId}`
