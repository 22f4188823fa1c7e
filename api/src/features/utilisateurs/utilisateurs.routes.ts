import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { sendVersioned } from '../../http/etag.ts'
import { type Call, on } from '../../http/route.ts'
import { readProfil, removeProfilModification, updateProfil } from './utilisateurs.service.ts'
import { profilTags } from './utilisateurs.tags.ts'

const show = async (call: Pick<Call<typeof utilisateurs.one>, 'acteur' | 'deps' | 'params' | 'setHeader'>) =>
  sendVersioned(call, await readProfil(call.acteur, call.deps.db, call.params.id))

export const utilisateursRoutes = [
  on(utilisateurs.profile, show, profilTags),
  on(utilisateurs.one, show, profilTags),
  on(utilisateurs.update, async (call) =>
    sendVersioned(
      call,
      await updateProfil(call.acteur, call.deps, { id: call.params.id, form: call.body, ifMatch: call.ifMatch }),
    ),
  ),
  on(utilisateurs.removeModification, async (call) =>
    sendVersioned(call, await removeProfilModification(call.acteur, call.deps, { ...call.params, ...call.query })),
  ),
]
