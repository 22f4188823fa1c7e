import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { sendVersioned } from '../../etag.ts'
import { on } from '../../route.ts'
import { forgotPassword, resetPassword } from '../auth/auth-reset.service.ts'
import { resendVerification, verifyEmail } from '../auth/auth-verification.service.ts'
import { readProfil, updateProfil } from './utilisateurs.service.ts'
import { revealTelephone } from './utilisateurs-tele.service.ts'

export const utilisateursRoutes = [
  on(utilisateurs.profile, async (call) =>
    sendVersioned(call, await readProfil(call.acteur, call.deps.db, call.params.id)),
  ),
  on(utilisateurs.one, async (call) =>
    sendVersioned(call, await readProfil(call.acteur, call.deps.db, call.params.id)),
  ),
  on(utilisateurs.update, async (call) =>
    sendVersioned(
      call,
      await updateProfil(call.acteur, call.deps.db, { id: call.params.id, form: call.body, ifMatch: call.ifMatch }),
    ),
  ),
  on(utilisateurs.verify, ({ deps, query }) => verifyEmail(deps, query.token)),
  on(utilisateurs.resend, ({ deps, query }) => resendVerification(deps, query.email)),
  on(utilisateurs.forgotPassword, ({ deps, query }) => forgotPassword(deps, query.email)),
  on(utilisateurs.resetPassword, ({ deps, query, body }) => resetPassword(deps, { ...query, ...body })),
  on(utilisateurs.tele, ({ deps, acteur, query, setHeader }) => {
    setHeader('cache-control', 'no-store')
    return revealTelephone(acteur, deps, query)
  }),
]
