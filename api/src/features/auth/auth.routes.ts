import { auth } from '@colocdar/contracts/auth'
import { bearerToken } from '../../plugins/acteur.ts'
import { on } from '../../route.ts'
import { signin, signup } from './auth.service.ts'
import { signout } from './auth-sessions.service.ts'

export const authRoutes = [
  on(auth.signin, ({ deps, body, ip }) => signin(deps, body, ip)),
  on(auth.signup, ({ deps, body, ip }) => signup(deps, body, ip)),
  on(auth.signout, ({ deps, request }) => signout(deps.db, request ? bearerToken(request) : null)),
]
