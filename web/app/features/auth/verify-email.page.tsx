import { paths } from '@colocdar/contracts/paths'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/auth'
import { authStore, setFlags } from '../../lib/auth/auth-store.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { call } from '../../lib/client/client.ts'
import { useRequest } from '../../lib/client/use-request.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { takeStoredRoute } from '../../lib/storage/stored-route.ts'
import { Button, ButtonLink } from '../../ui/elements/button.tsx'
import { MailCheck } from '../../ui/icons.ts'
import { showToast } from '../../ui/notices/notice-store.ts'
import { AttemptAlert } from './components/attempt-alert.tsx'
import { AuthScreen } from './components/auth-screen.tsx'
import { resendVerification } from './resend-verification.ts'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.verifyTitle, description: texts.verifyDescription, index: false })

export default function VerifyEmailPage({ params }: PageProps<never, { token: string }>) {
  const signedIn = useAuth((auth) => auth.token !== null)
  const { state, answer, reason, verify } = useVerification(params.token)
  useVerificationOnArrival(verify)
  return (
    <AuthScreen title={texts.verifyTitle} text={texts.verifyLead}>
      <AttemptAlert error={state === 'failed' ? texts.verifyFailed : null} success={answer} help={reason} />
      {state === 'succeeded' ? (
        <ButtonLink to={signedIn ? paths.profile() : paths.login()} size="large">
          {signedIn ? texts.seeProfile : texts.signIn}
        </ButtonLink>
      ) : (
        <Button
          size="large"
          onClick={verify}
          loading={state === 'sending'}
          loadingLabel={texts.verifying}
          icon={<MailCheck className="size-5" />}
        >
          {texts.verify}
        </Button>
      )}
      {state === 'failed' && <NewLink signedIn={signedIn} />}
    </AuthScreen>
  )
}

/** A link may be used, replaced or expired, and only a member can ask for another one. */
const NewLink = ({ signedIn }: { signedIn: boolean }) =>
  signedIn ? (
    <Button variant="quiet" onClick={() => resendVerification()}>
      {texts.resendVerification}
    </Button>
  ) : (
    <ButtonLink to={paths.login()} variant="quiet">
      {texts.signInForLink}
    </ButtonLink>
  )

const useVerification = (token: string) => {
  const navigate = useNavigate()
  const [answer, setAnswer] = useState<string | null>(null)
  const [state, verify, reason] = useRequest(async () => {
    const { auth } = await import('@colocdar/contracts/auth')
    const text = await call(auth.verify, { query: { token } })
    setAnswer(text)
    // A visitor signs in first: the session brings the flag, and the stored route is used after that.
    if (!authStore.getState().token) return
    setFlags({ emailVerified: true })
    const route = takeStoredRoute()
    if (!route) return
    showToast({ title: text })
    navigate(route, { replace: true })
  })
  return { state, answer, reason, verify }
}

/** Verifies without a click for members only: mail scanners open links too. */
const useVerificationOnArrival = (verify: () => Promise<void>): void => {
  const started = useRef(false)
  const start = useEffectEvent(verify)
  useEffect(() => {
    if (started.current || !authStore.getState().token) return
    started.current = true
    start()
  }, [])
}
