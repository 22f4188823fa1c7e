import { Outlet } from 'react-router'
import { PageLoading } from './page-loading.tsx'
import { useSignInAgain } from './use-sign-in-again.ts'

/** Without a loader, its guard would not run on the first page load. */
export const loader = () => null
loader.hydrate = true as const

export default function ProtectedLayout() {
  useSignInAgain()
  // As high as what shows while it loads: otherwise the footer would jump into a short page.
  return (
    <div className="min-h-dvh">
      <Outlet />
    </div>
  )
}

export function HydrateFallback() {
  return <PageLoading />
}
