import * as texts from '#texts/features/cles'
import { signinByCle } from '../../../lib/auth/auth-store.ts'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { call } from '../../../lib/client/client.ts'
import { hasWebAuthn, signByCle } from '../../../lib/client/webauthn.ts'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { KeyRound } from '../../../ui/icons.ts'

/** Signing in without typing. In the page from the start, since nearly every browser can: nothing moves when it hydrates. */
export const CleSignin = ({ rememberMe }: { rememberMe: boolean }) => {
  const loading = useAuth((auth) => auth.status === 'loading')
  const hydrated = useHydrated()
  if (hydrated && !hasWebAuthn()) return null
  const signin = () =>
    signinByCle(async (appareil) => {
      const { cles } = await import('@colocdar/contracts/cles')
      const reponse = await signByCle(await call(cles.prepareSignin, {}))
      return call(cles.signin, { body: { reponse, rememberMe, appareil } })
    }, rememberMe)
  return (
    <Button
      variant="quiet"
      block
      icon={<KeyRound className="size-5 shrink-0" />}
      loading={loading}
      onClick={() => void signin()}
    >
      {texts.signIn}
    </Button>
  )
}
