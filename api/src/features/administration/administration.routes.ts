import { administration } from '@colocdar/contracts/administration'
import { on } from '../../route.ts'
import { answerMessage, listMessages, readMessage } from './administration-messages.service.ts'
import { changeVille, createVille, listVillesAdmin, moveVille, removeVille } from './administration-villes.service.ts'

export const administrationRoutes = [
  on(administration.messages, ({ deps, query }) => listMessages(deps.db, query)),
  on(administration.readMessage, ({ acteur, deps, params }) => readMessage(acteur, deps, params.id)),
  on(administration.answerMessage, ({ acteur, deps, params }) => answerMessage(acteur, deps, params.id)),
  on(administration.villes, ({ deps }) => listVillesAdmin(deps.db)),
  on(administration.createVille, ({ acteur, deps, body }) => createVille(acteur, deps, body)),
  on(administration.updateVille, ({ acteur, deps, params, body }) => changeVille(acteur, deps, { ...params, ...body })),
  on(administration.moveVille, ({ acteur, deps, params, body }) => moveVille(acteur, deps, { ...params, ...body })),
  on(administration.removeVille, ({ acteur, deps, params }) => removeVille(acteur, deps, params.id)),
]
