import { moderation } from '@colocdar/contracts/moderation'
import { on } from '../../http/route.ts'
import { decideItem } from './moderation.service.ts'
import { closeFiche, openFiche } from './moderation-ouvertures.service.ts'
import { listAvis, readItem, readQueue } from './moderation-queue.service.ts'
import { searchAnnonces } from './moderation-search.service.ts'
import { undoDecision } from './moderation-undo.service.ts'

export const moderationRoutes = [
  on(moderation.queue, ({ acteur, deps, query }) => readQueue(acteur, deps, query)),
  on(moderation.one, ({ acteur, deps, params }) => readItem(acteur, deps, params)),
  on(moderation.verify, ({ acteur, deps, params, body }) => decideItem(acteur, deps, 'verify', { ...params, ...body })),
  on(moderation.refuse, ({ acteur, deps, params, body }) => decideItem(acteur, deps, 'refuse', { ...params, ...body })),
  on(moderation.withdraw, ({ acteur, deps, params, body }) =>
    decideItem(acteur, deps, 'withdraw', { ...params, ...body }),
  ),
  on(moderation.undo, ({ acteur, deps, params }) => undoDecision(acteur, deps, params.id)),
  on(moderation.open, ({ acteur, deps, body }) => openFiche(acteur, deps, body.fiche)),
  on(moderation.close, ({ acteur, deps, query }) => closeFiche(acteur, deps, query.fiche)),
  on(moderation.search, ({ deps, query }) => searchAnnonces(deps.db, query)),
  on(moderation.avis, ({ deps, query }) => listAvis(deps.db, query)),
]
