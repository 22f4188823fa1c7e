import { auth } from '@colocdar/contracts/auth'
import { bearerToken } from '../../http/bearer-token.ts'
import { on } from '../../http/route.ts'
import { signin, signup } from './auth.service.ts'
import { changeOwnPassword } from './auth-change.service.ts'
import { forgotPassword, resetPassword } from './auth-reset.service.ts'
import { signout } from './auth-sessions.service.ts'
import { resendVerification, verifyEmail } from './auth-verification.service.ts'

export const authRoutes = [
  on(auth.signin, ({ deps, body, ip, request }) =>
    signin(deps, body, { ip, userAgent: request?.headers['user-agent'] }),
  ),
  on(auth.signup, ({ deps, body, ip }) => signup(deps, body, ip)),
  on(auth.signout, ({ deps, request }) => signout(deps.db, request ? bearerToken(request) : null)),
  on(auth.verify, ({ deps, query }) => verifyEmail(deps, query.token)),
  on(auth.resend, ({ deps, query }) => resendVerification(deps, query.email)),
  on(auth.forgotPassword, ({ deps, query }) => forgotPassword(deps, query.email)),
  on(auth.changePassword, ({ acteur, deps, body, request }) =>
    changeOwnPassword(acteur, deps, { ...body, token: request ? bearerToken(request) : null }),
  ),
  on(auth.resetPassword, ({ deps, query, body }) => resetPassword(deps, { ...query, ...body })),
]
