import { avis } from '@colocdar/contracts/avis'
import { on } from '../../http/route.ts'
import { createAvis, searchAvis } from './avis.service.ts'
import { avisTags } from './avis.tags.ts'

export const avisRoutes = [
  on(avis.search, ({ acteur, deps, query }) => searchAvis(acteur, deps.db, query), avisTags),
  on(avis.create, ({ acteur, deps, body }) => createAvis(acteur, deps, body)),
]
