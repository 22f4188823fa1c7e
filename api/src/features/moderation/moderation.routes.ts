import { moderation } from '@colocdar/contracts/moderation'
import { on } from '../../http/route.ts'
import { decideItem } from './moderation.service.ts'
import { listAvis, readItem, readQueue } from './moderation-queue.service.ts'
import { searchAnnonces } from './moderation-search.service.ts'
import { undoDecision } from './moderation-undo.service.ts'

export const moderationRoutes = [
  on(moderation.queue, ({ deps, query }) => readQueue(deps, query)),
  on(moderation.one, ({ deps, params }) => readItem(deps, params)),
  on(moderation.verify, ({ acteur, deps, params, body }) => decideItem(acteur, deps, 'verify', { ...params, ...body })),
  on(moderation.refuse, ({ acteur, deps, params, body }) => decideItem(acteur, deps, 'refuse', { ...params, ...body })),
  on(moderation.withdraw, ({ acteur, deps, params, body }) =>
    decideItem(acteur, deps, 'withdraw', { ...params, ...body }),
  ),
  on(moderation.undo, ({ acteur, deps, params }) => undoDecision(acteur, deps, params.id)),
  on(moderation.search, ({ deps, query }) => searchAnnonces(deps.db, query)),
  on(moderation.avis, ({ deps, query }) => listAvis(deps.db, query)),
]
