import { telephone } from '@colocdar/contracts/telephone'
import { on } from '../../http/route.ts'
import { showTelephone } from './telephone.service.ts'

export const telephoneRoutes = [
  on(telephone.show, ({ deps, acteur, query, ip, setHeader }) => {
    setHeader('cache-control', 'no-store')
    return showTelephone(acteur, deps, { ...query, ip })
  }),
]
