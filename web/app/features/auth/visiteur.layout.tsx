import { splitLangue } from '@colocdar/contracts/langues'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { authStore } from '../../lib/auth/auth-store.ts'
import { forgetStoredRoute } from '../../lib/storage/stored-route.ts'

/** Without a loader, its guard would not run on the first page load. */
export const loader = () => null
loader.hydrate = true as const

export default function VisiteurLayout() {
  useEffect(
    () => () => {
      // Who signed in is on the way there, and has taken the route.
      if (authStore.getState().token === null) forgetStoredRoute(splitLangue(location.pathname).path)
    },
    [],
  )
  return <Outlet />
}
