import { cles } from '@colocdar/contracts/cles'
import { on } from '../../http/route.ts'
import { offerSignin, prepareOwnCle, signinByCle } from './auth-cles.service.ts'

export const authClesRoutes = [
  on(cles.prepare, ({ acteur, deps, body }) => prepareOwnCle(acteur, deps, body.password)),
  on(cles.prepareSignin, ({ deps, ip }) => offerSignin(deps, ip)),
  on(cles.signin, ({ deps, body, ip, request }) =>
    signinByCle(deps, body, { ip, userAgent: request?.headers['user-agent'] }),
  ),
]
