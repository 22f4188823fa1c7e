import { paths } from '@colocdar/contracts/paths'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sessionEnded } from '../lib/auth/login-notice.ts'
import { onSessionEnd } from '../lib/auth/session-end.ts'
import { routeOf, storeRoute } from '../lib/storage/stored-route.ts'

/** When the session ends while the page is open: goes to the sign-in screen, and returns here afterwards. */
export const useSignInAgain = (): void => {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(
    () =>
      onSessionEnd(() => {
        storeRoute(routeOf(location))
        navigate(paths.login(), { replace: true, ...sessionEnded })
      }),
    [navigate, location],
  )
}
