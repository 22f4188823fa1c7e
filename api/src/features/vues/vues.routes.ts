import { vues } from '@colocdar/contracts/vues'
import { on } from '../../http/route.ts'
import { countRecherche, countView, readFigures } from './vues.service.ts'

export const vuesRoutes = [
  on(vues.count, ({ deps, body, ip, request }) =>
    countView(deps, { ...body, ip, userAgent: request?.headers['user-agent'] }),
  ),
  on(vues.countRecherche, ({ deps, body, ip, request }) =>
    countRecherche(deps, { ...body, ip, userAgent: request?.headers['user-agent'] }),
  ),
  on(vues.mine, ({ acteur, deps }) => readFigures(acteur, deps)),
]
