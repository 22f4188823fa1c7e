import { Outlet } from 'react-router'
import { requireSession } from '../lib/auth/require-session.ts'
import type { Route } from './+types/protected.layout.ts'
import { PageLoading } from './page-loading.tsx'
import { useSignInAgain } from './use-sign-in-again.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSession]

/** Without a loader, the middleware would not run on the first page load. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export default function ProtectedLayout() {
  useSignInAgain()
  return <Outlet />
}

export function HydrateFallback() {
  return <PageLoading />
}
