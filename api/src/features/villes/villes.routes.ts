import { villes } from '@colocdar/contracts/villes'
import { on } from '../../route.ts'
import { listVilles, readReferences } from './villes.service.ts'

export const villesRoutes = [
  on(villes.init, ({ deps }) => readReferences(deps.db)),
  on(villes.list, ({ deps, query }) => listVilles(deps.db, query)),
]
