import type { conversations } from '@colocdar/contracts/conversations'
import type { TagsOf } from '../../http/route.ts'

/** A trigger names the member when one of their first answers comes or goes. */
export const reactiviteTags: TagsOf<typeof conversations.reactivite> = (_output, { params }) => ({
  hard: [`utilisateur:${params.id}`],
  soft: [],
})
