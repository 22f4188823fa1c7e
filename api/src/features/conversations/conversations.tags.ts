import type { conversations } from '@colocdar/contracts/conversations'
import type { TagsOf } from '../../http/route.ts'

/** A trigger sends the first when an answer of the member is added or deleted; their ads decide whether it is told. */
export const reactiviteTags: TagsOf<typeof conversations.reactivite> = (_output, { params }) => ({
  hard: [`utilisateur:${params.id}`, `offres:de:${params.id}`, `demandes:de:${params.id}`],
  soft: [],
})
