import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { sendVersioned } from '../../http/etag.ts'
import { on } from '../../http/route.ts'
import { readProfil, removeProfilModification, updateProfil } from './utilisateurs.service.ts'
import { profilTags } from './utilisateurs.tags.ts'

export const utilisateursRoutes = [
  on(
    utilisateurs.profile,
    async (call) => sendVersioned(call, await readProfil(call.acteur, call.deps.db, call.params.id)),
    profilTags,
  ),
  on(
    utilisateurs.one,
    async (call) => sendVersioned(call, await readProfil(call.acteur, call.deps.db, call.params.id)),
    profilTags,
  ),
  on(utilisateurs.update, async (call) =>
    sendVersioned(
      call,
      await updateProfil(call.acteur, call.deps, { id: call.params.id, form: call.body, ifMatch: call.ifMatch }),
    ),
  ),
  on(utilisateurs.removeModification, async (call) =>
    sendVersioned(call, await removeProfilModification(call.acteur, call.deps.db, call.params.id)),
  ),
]
