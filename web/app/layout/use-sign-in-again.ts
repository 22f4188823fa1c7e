import { paths } from '@colocdar/contracts/paths'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sessionEnded } from '../lib/auth/login-notice.ts'
import { onSessionEnd } from '../lib/auth/session-end.ts'
import { routeOf, storeRoute } from '../lib/storage/stored-route.ts'

/** When the session ends while the page is open: goes to the sign-in screen, and after one that ended by itself returns here. */
export const useSignInAgain = (): void => {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(
    () =>
      onSessionEnd(({ signedOut }) => {
        if (!signedOut) storeRoute(routeOf(location))
        navigate(paths.login(), { replace: true, ...(!signedOut && sessionEnded) })
      }),
    [navigate, location],
  )
}
