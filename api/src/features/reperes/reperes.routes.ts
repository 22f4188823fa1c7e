import { reperes } from '@colocdar/contracts/reperes'
import { reperesAdministration } from '@colocdar/contracts/reperes-administration'
import { on } from '../../http/route.ts'
import { listReperes, readRepere } from './reperes.service.ts'
import { reperesTags } from './reperes.tags.ts'
import { changeRepere, createRepere, listReperesAdmin, mergeRepere } from './reperes-administration.service.ts'

export const reperesRoutes = [
  on(reperes.list, ({ deps, query }) => listReperes(deps.db, query.villeId), reperesTags),
  on(reperes.one, ({ deps, params }) => readRepere(deps.db, params.slug), reperesTags),
  on(reperesAdministration.listAll, ({ deps }) => listReperesAdmin(deps.db)),
  on(reperesAdministration.create, ({ acteur, deps, body }) => createRepere(acteur, deps, body)),
  on(reperesAdministration.update, ({ acteur, deps, params, body }) => changeRepere(acteur, deps, params.id, body)),
  on(reperesAdministration.merge, ({ acteur, deps, params, body }) =>
    mergeRepere(acteur, deps, { ...params, ...body }),
  ),
]
