import { Outlet } from 'react-router'
import { PageLoading } from './page-loading.tsx'
import { useSignInAgain } from './use-sign-in-again.ts'

/** Without a loader, its guard would not run on the first page load. */
export const loader = () => null
loader.hydrate = true as const

export default function ProtectedLayout() {
  useSignInAgain()
  return <Outlet />
}

export function HydrateFallback() {
  return <PageLoading />
}
