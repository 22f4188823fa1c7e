import { signalements } from '@colocdar/contracts/signalements'
import { on } from '../../http/route.ts'
import { reportObjet } from './signalements.service.ts'
import { decideSignalements, undoSignalements } from './signalements-decisions.service.ts'
import { listDossiers, readReportedMessages } from './signalements-dossiers.service.ts'

export const signalementsRoutes = [
  on(signalements.create, ({ acteur, deps, body, ip }) => reportObjet(acteur, deps, { ...body, ip })),
  on(signalements.dossiers, ({ acteur, deps, query }) => listDossiers(acteur, deps, query)),
  on(signalements.messages, ({ acteur, deps, params }) => readReportedMessages(acteur, deps, params.id)),
  on(signalements.decide, ({ acteur, deps, params, body }) => decideSignalements(acteur, deps, { ...params, ...body })),
  on(signalements.undo, ({ acteur, deps, params }) => undoSignalements(acteur, deps, params.id)),
]
