import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withNotice } from '../lib/auth/login-notice.ts'
import { onSessionEnd } from '../lib/auth/session-end.ts'
import { paths } from '../lib/paths.ts'
import { routeOf, storeRoute } from '../lib/stored-route.ts'

const sessionEnded = 'Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez.'

/** A session that ends under an open page: on to sign in, and back here after. */
export const useSignInAgain = (): void => {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(
    () =>
      onSessionEnd(() => {
        storeRoute(routeOf(location))
        navigate(paths.login(), { replace: true, ...withNotice(sessionEnded, 'info') })
      }),
    [navigate, location],
  )
}
