import { alertes } from '@colocdar/contracts/alertes'
import { on } from '../../http/route.ts'
import { changeAlerte, createAlerte, listAlertes, removeAlerte, stopAlertes } from './alertes.service.ts'

export const alertesRoutes = [
  on(alertes.list, ({ acteur, deps }) => listAlertes(acteur, deps.db)),
  on(alertes.create, ({ acteur, deps, body }) => createAlerte(acteur, deps, body)),
  on(alertes.update, ({ acteur, deps, params, body }) => changeAlerte(acteur, deps.db, { ...params, ...body })),
  on(alertes.remove, ({ acteur, deps, params }) => removeAlerte(acteur, deps.db, params.id)),
  on(alertes.arret, ({ deps, body }) => stopAlertes(deps.db, body.token)),
]
