import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { authMessages } from '../../lib/auth/auth-state.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { paths } from '../../lib/paths.ts'
import { seo } from '../../lib/seo.ts'
import { takeStoredRoute } from '../../lib/stored-route.ts'
import { useCarriedState } from '../../lib/use-carried-state.ts'
import type { Route } from './+types/login.page.ts'
import { AttemptAlert } from './components/attempt-alert.tsx'
import { AuthScreen } from './components/auth-screen.tsx'
import { LoginForm } from './components/login-form.tsx'
import { noticeOf } from './login-notice.ts'
import { useFreshAttempt } from './use-fresh-attempt.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Connexion',
    description: 'Connectez-vous à Colocdar pour publier une annonce ou contacter un colocataire.',
    path: paths.login(),
    index: false,
  })

export default function LoginPage() {
  useFreshAttempt()
  useOnwardWhenSignedIn()
  const error = useAuth((auth) => auth.error)
  const message = useAuth((auth) => auth.message)
  const notice = noticeOf(useCarriedState())
  const success = message ?? (error ? null : notice)
  return (
    <AuthScreen
      title="Connexion"
      text="Heureux de vous revoir."
      footer={
        <>
          Pas encore de compte&nbsp;?{' '}
          <Link to={paths.register()} className="lien font-semibold">
            Créer un compte
          </Link>
        </>
      }
    >
      <AttemptAlert error={error} success={success} />
      <LoginForm />
    </AuthScreen>
  )
}

const useOnwardWhenSignedIn = (): void => {
  const navigate = useNavigate()
  const signedIn = useAuth((auth) => auth.message === authMessages.signedIn)
  useEffect(() => {
    if (signedIn) navigate(takeStoredRoute() ?? paths.profile(), { replace: true })
  }, [signedIn, navigate])
}
