import { correspondances } from '@colocdar/contracts/correspondances'
import { on } from '../../http/route.ts'
import { listCorrespondances } from './correspondances.service.ts'

export const correspondancesRoutes = [
  on(correspondances.list, ({ acteur, deps, query }) => listCorrespondances(acteur, deps, query)),
]
