import { type Facteur, facteurs } from '@colocdar/contracts/facteurs'
import { paths } from '@colocdar/contracts/paths'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/facteurs'
import { FactorForm } from '../../admin/factor-form.tsx'
import type { AwaitingSession } from '../../lib/auth/auth-state.ts'
import { abandonSignin, authStore, completeSignin } from '../../lib/auth/auth-store.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { loadChunk } from '../../lib/client/chunks.ts'
import { callWithToken } from '../../lib/client/client.ts'
import { noConnection, reasonOf } from '../../lib/client/server-message.ts'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { Spinner } from '../../ui/elements/spinner.tsx'
import { Alert } from '../../ui/notices/alert.tsx'
import { AuthScreen } from '../auth/components/auth-screen.tsx'
import { goOn } from '../auth/go-on.ts'
import type { FacteurInstallation } from './components/facteur-installation.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.title, description: texts.description, index: false })

export default function FacteurPage() {
  const navigate = useNavigate()
  const awaiting = useAuth((auth) => auth.awaiting)
  useEffect(() => {
    // Opened or reloaded without a password before it.
    if (!awaiting && authStore.getState().token === null) navigate(paths.login(), { replace: true })
  }, [awaiting, navigate])
  return (
    <AuthScreen
      title={texts.title}
      text={texts.lead}
      footer={
        awaiting && (
          <button type="button" onClick={() => abandonSignin(awaiting)} className="lien min-h-11 font-semibold">
            {texts.otherAccount}
          </button>
        )
      }
    >
      {awaiting && <Steps awaiting={awaiting} />}
    </AuthScreen>
  )
}

interface Loaded {
  facteur?: Facteur
  /** With the code that draws QR codes, only where there is nothing to show yet. */
  Installation?: typeof FacteurInstallation
  error?: string
}

const load = async (token: string): Promise<Loaded> => {
  const facteur = await callWithToken(token)(facteurs.read, {})
  if (facteur.installe || facteur.cle) return { facteur }
  const part = await loadChunk('facteur', () => import('./components/facteur-installation.tsx'))
  return { facteur, Installation: part.FacteurInstallation }
}

/** To install at the first sign-in, to show at each other one. */
const Steps = ({ awaiting }: { awaiting: AwaitingSession }) => {
  const navigate = useNavigate()
  const { token, user } = awaiting.session
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again.
  useEffect(() => {
    load(token).then(setLoaded, (error: unknown) => setLoaded({ error: reasonOf(error) ?? noConnection }))
  }, [token, tries])
  const finish = () => {
    completeSignin(awaiting)
    goOn(navigate)
  }
  const { facteur, Installation, error } = loaded
  if (error)
    return (
      <>
        <Alert tone="error">{error}</Alert>
        <Button onClick={() => setTries(tries + 1)}>{texts.retry}</Button>
      </>
    )
  if (!facteur) return <Spinner label={texts.loading} />
  if (!facteur.installe && Installation)
    return <Installation secret={facteur.secret} email={user.email} client={callWithToken(token)} onDone={finish} />
  return (
    <FactorForm
      label={texts.title}
      confirmLabel={texts.signIn}
      send={async (body) => {
        await callWithToken(token)(facteurs.show, { body })
        finish()
      }}
      {...(facteur.cle && {
        sendCle: async (reponse) => {
          await callWithToken(token)(facteurs.showByCle, { body: { reponse } })
          finish()
        },
      })}
    />
  )
}
