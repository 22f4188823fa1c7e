import { cles } from '@colocdar/contracts/cles'
import { on } from '../../http/route.ts'
import { addCle, listCles, removeCle } from './cles.service.ts'

/** Without those that ask for the password or open a session, which auth binds. */
export const clesRoutes = [
  on(cles.list, ({ acteur, deps }) => listCles(deps.db, acteur.id)),
  on(cles.create, ({ acteur, deps, body, request }) =>
    addCle(acteur, deps, { ...body, userAgent: request?.headers['user-agent'] }),
  ),
  on(cles.remove, ({ acteur, deps, params, request }) =>
    removeCle(acteur, deps, { ...params, userAgent: request?.headers['user-agent'] }),
  ),
]
