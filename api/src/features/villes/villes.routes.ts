import { villes } from '@colocdar/contracts/villes'
import { villesAdministration } from '@colocdar/contracts/villes-administration'
import { lieux } from '@colocdar/contracts/villes-lieux'
import { recherche } from '@colocdar/contracts/villes-phrases'
import { on } from '../../http/route.ts'
import { listVilles, readReferences } from './villes.service.ts'
import { lieuxTags, quartiersTags, referencesTags, villesTags } from './villes.tags.ts'
import { changeVille, createVille, listVillesAdmin, moveVille, removeVille } from './villes-administration.service.ts'
import { listQuartiers, suggestLieux } from './villes-lieux.service.ts'
import { comprendre } from './villes-phrases.service.ts'

export const villesRoutes = [
  on(villes.init, ({ deps }) => readReferences(deps.db), referencesTags),
  on(villes.list, ({ deps, query }) => listVilles(deps.db, query), villesTags),
  on(lieux.quartiers, ({ deps, params }) => listQuartiers(deps.db, params.id), quartiersTags),
  on(lieux.suggestions, ({ deps, query }) => suggestLieux(deps, query.q), lieuxTags),
  on(recherche.comprendre, ({ deps, query }) => comprendre(deps, query.q ?? '', query.liste)),
  on(villesAdministration.listAll, ({ deps }) => listVillesAdmin(deps.db)),
  on(villesAdministration.create, ({ acteur, deps, body }) => createVille(acteur, deps, body)),
  on(villesAdministration.update, ({ acteur, deps, params, body }) =>
    changeVille(acteur, deps, { ...params, ...body }),
  ),
  on(villesAdministration.move, ({ acteur, deps, params, body }) => moveVille(acteur, deps, { ...params, ...body })),
  on(villesAdministration.remove, ({ acteur, deps, params }) => removeVille(acteur, deps, params.id)),
]
