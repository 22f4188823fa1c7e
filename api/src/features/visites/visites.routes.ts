import { visites } from '@colocdar/contracts/visites'
import { on } from '../../http/route.ts'
import { answerVisite, cancelVisite, listVisites, placeVisite, proposeVisite, takeMoment } from './visites.service.ts'

export const visitesRoutes = [
  on(visites.list, ({ acteur, deps, query }) => listVisites(acteur, deps, query)),
  on(visites.propose, ({ acteur, deps, body }) => proposeVisite(acteur, deps, body)),
  on(visites.take, ({ acteur, deps, params, body }) => takeMoment(acteur, deps, { ...params, ...body })),
  on(visites.place, ({ acteur, deps, params, body }) => placeVisite(acteur, deps, { ...params, ...body })),
  on(visites.cancel, ({ acteur, deps, params, body }) => cancelVisite(acteur, deps, { ...params, ...body })),
  on(visites.answer, ({ acteur, deps, params, body }) => answerVisite(acteur, deps, { ...params, ...body })),
]
