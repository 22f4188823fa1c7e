import { splitLangue } from '@colocdar/contracts/langues'
import { paths } from '@colocdar/contracts/paths'
import { type MiddlewareFunction, redirect } from 'react-router'
import * as texts from '#texts/lib/auth'
import { routeOf, storeIntent, storeRoute } from '../storage/stored-route.ts'
import type { AuthUser } from './auth-state.ts'
import { authStore, loadSession } from './auth-store.ts'
import { leaveNotice, sessionEnded } from './login-notice.ts'
import { endSession } from './session-end.ts'

/** Client middleware of protected pages: without a session, redirects to the sign-in screen and comes back afterwards. */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  const wasSignedIn = isSignedIn()
  // A tab may have been open for days: read the storage again.
  loadSession()
  // Lets forms save what was typed as a draft.
  if (wasSignedIn && !isSignedIn()) endSession()
  const startedSignedIn = isSignedIn()
  if (startedSignedIn) await next()
  if (isSignedIn()) return
  // The server may also have refused the session while the page was loading.
  throw wasSignedIn || startedSignedIn ? signInAgain(request) : signInFirst(request)
}

/** Client middleware of the screens that only make sense for visitors. */
export const requireVisitor: MiddlewareFunction = async (_, next) => {
  loadSession()
  if (isSignedIn()) throw redirect(paths.home())
  await next()
}

/** For the client loaders of protected pages: the signed-in user. */
export const currentUser = (): AuthUser => {
  const { user } = authStore.getState()
  if (!user) throw redirect(paths.login())
  return user
}

/**
 * For client loaders of public pages, of what only its owner may read: when the session ends meanwhile, redirects to the
 * sign-in screen, where « not found » would be wrong.
 */
export const orSignInAgain = async <T>(request: Request, own: Promise<T>): Promise<T> => {
  const wasSignedIn = isSignedIn()
  try {
    return await own
  } catch (error) {
    throw wasSignedIn && !isSignedIn() ? signInAgain(request) : error
  }
}

const isSignedIn = (): boolean => authStore.getState().token !== null

const signInFirst = (request: Request): Response => {
  const url = new URL(request.url)
  // Requests of loaders do not tell which section was asked for; where the page was opened, the address bar does.
  if (location.pathname === url.pathname && location.search === url.search) url.hash = location.hash
  const route = splitLangue(routeOf(url)).path
  // The link « Créer une alerte » needs no script of its own.
  if (splitLangue(url.pathname).path === paths.alertes() && url.searchParams.has('nouvelle'))
    storeIntent({ name: 'alerte', route, goal: texts.goalAlerte })
  else storeRoute(route)
  return redirect(paths.login())
}

const signInAgain = (request: Request): Response => {
  leaveNotice(sessionEnded)
  return signInFirst(request)
}
