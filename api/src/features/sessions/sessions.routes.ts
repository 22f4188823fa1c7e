import { sessions } from '@colocdar/contracts/sessions'
import { bearerToken } from '../../http/bearer-token.ts'
import { on } from '../../http/route.ts'
import { endOtherSessionsOf, endSession, listSessionsOf } from '../auth/auth-sessions.service.ts'

export const sessionsRoutes = [
  on(sessions.list, ({ acteur, deps, request }) => listSessionsOf(acteur, deps, request ? bearerToken(request) : null)),
  on(sessions.removeOthers, ({ acteur, deps, request }) =>
    endOtherSessionsOf(deps.db, acteur.id, request ? bearerToken(request) : null),
  ),
  on(sessions.remove, ({ acteur, deps, params }) => endSession(acteur, deps.db, params.id)),
]
