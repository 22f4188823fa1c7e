import { facteurs } from '@colocdar/contracts/facteurs'
import { bearerToken } from '../../http/bearer-token.ts'
import { type AnyCall, on } from '../../http/route.ts'
import { installFacteur, readFacteur, renewCodes, showFacteur, showFacteurByCle } from './facteurs.service.ts'

/** Administrators call with a token, never in process. */
const tokenOf = ({ request }: Pick<AnyCall, 'request'>): string => (request && bearerToken(request)) ?? ''

export const facteursRoutes = [
  on(facteurs.read, ({ acteur, deps }) => readFacteur(acteur, deps)),
  on(facteurs.install, ({ acteur, deps, body, request }) =>
    installFacteur(acteur, deps, { ...body, token: tokenOf({ request }) }),
  ),
  on(facteurs.show, ({ acteur, deps, body, request }) =>
    showFacteur(acteur, deps, { ...body, token: tokenOf({ request }) }),
  ),
  on(facteurs.showByCle, ({ acteur, deps, body, request }) =>
    showFacteurByCle(acteur, deps, { ...body, token: tokenOf({ request }) }),
  ),
  on(facteurs.renewCodes, ({ acteur, deps }) => renewCodes(acteur, deps)),
]
