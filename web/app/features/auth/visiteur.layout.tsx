import { Outlet } from 'react-router'
import { requireVisitor } from '../../lib/auth/require-session.ts'
import type { Route } from './+types/visiteur.layout.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireVisitor]

/** The server renders the form; the middleware runs once the browser knows who is signed in. */
export const loader = () => null
export const clientLoader = () => null
clientLoader.hydrate = true as const

export default function VisiteurLayout() {
  return <Outlet />
}
