import type { conversations } from '@colocdar/contracts/conversations'
import type { TagsOf } from '../../http/route.ts'

/** A trigger sends this tag when a first answer of the member is added or deleted. */
export const reactiviteTags: TagsOf<typeof conversations.reactivite> = (_output, { params }) => ({
  hard: [`utilisateur:${params.id}`],
  soft: [],
})
