import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { authStore } from '../../lib/auth/auth-store.ts'
import { requireVisitor } from '../../lib/auth/require-session.ts'
import { forgetStoredRoute } from '../../lib/storage/stored-route.ts'
import type { Route } from './+types/visiteur.layout.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireVisitor]

/** The server renders the form; the middleware runs once the browser knows who is signed in. */
export const loader = () => null
export const clientLoader = () => null
clientLoader.hydrate = true as const

export default function VisiteurLayout() {
  useEffect(
    () => () => {
      // Who signed in is on the way there, and has taken the route.
      if (authStore.getState().token === null) forgetStoredRoute(location.pathname)
    },
    [],
  )
  return <Outlet />
}
