import { demandes } from '@colocdar/contracts/demandes'
import { sendVersioned } from '../../http/etag.ts'
import { on } from '../../http/route.ts'
import { createDemande, readDemande, removeDemande } from './demandes.service.ts'
import { demandeListTags, demandePistesTags, demandesProchesTags, demandeTags } from './demandes.tags.ts'
import { removeDemandeModification, updateDemande } from './demandes-modification.service.ts'
import { findPistes, listProches, searchDemandes } from './demandes-search.service.ts'

export const demandesRoutes = [
  on(demandes.search, ({ acteur, deps, query }) => searchDemandes(acteur, deps.db, query), demandeListTags),
  on(demandes.pistes, ({ deps, query }) => findPistes(deps.db, query), demandePistesTags),
  on(demandes.proches, ({ deps, query }) => listProches(deps.db, query), demandesProchesTags),
  on(
    demandes.one,
    async (call) => sendVersioned(call, await readDemande(call.acteur, call.deps.db, call.params.id)),
    demandeTags,
  ),
  on(demandes.create, ({ acteur, deps, body }) => createDemande(acteur, deps, body)),
  on(demandes.update, async (call) => {
    const { acteur, deps, params, body, ifMatch } = call
    return sendVersioned(call, await updateDemande(acteur, deps, { id: params.id, change: body, ifMatch }))
  }),
  on(demandes.removeModification, async (call) =>
    sendVersioned(call, await removeDemandeModification(call.acteur, call.deps, { ...call.params, ...call.query })),
  ),
  on(demandes.remove, ({ acteur, deps, params }) => removeDemande(acteur, deps.db, params.id)),
]
