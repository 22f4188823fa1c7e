import { push } from '@colocdar/contracts/push'
import { bearerToken } from '../../http/bearer-token.ts'
import { on } from '../../http/route.ts'
import { changeReglages, readEtat, subscribe, unsubscribe } from './push.service.ts'

export const pushRoutes = [
  on(push.etat, ({ acteur, deps, request }) => readEtat(acteur, deps.db, request ? bearerToken(request) : null)),
  on(push.update, ({ acteur, deps, body }) => changeReglages(acteur, deps.db, body)),
  on(push.subscribe, ({ acteur, deps, body, request }) =>
    subscribe(acteur, deps, { ...body, token: request ? bearerToken(request) : null }),
  ),
  on(push.unsubscribe, ({ acteur, deps, params }) => unsubscribe(acteur, deps.db, params.id)),
]
