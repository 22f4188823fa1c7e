import { type AnnonceType, conversations, messageMax } from '@colocdar/contracts/conversations'
import { paths } from '@colocdar/contracts/paths'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/features/conversations'
import { authStore } from '../../../lib/auth/auth-store.ts'
import { sessionEnded } from '../../../lib/auth/login-notice.ts'
import { refreshFlags } from '../../../lib/auth/refresh-flags.ts'
import { isSessionEnd } from '../../../lib/auth/session-end.ts'
import { call } from '../../../lib/client/client.ts'
import { noConnection, reasonOf } from '../../../lib/client/server-message.ts'
import { useKeptText } from '../../../lib/drafts/use-kept-text.ts'
import { useIdempotencyKey } from '../../../lib/hooks/use-idempotency-key.ts'
import { markAnnonce } from '../../../lib/storage/marques.ts'
import { forgetIntent, routeOf, storeIntent } from '../../../lib/storage/stored-route.ts'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { Filled } from '../../../ui/elements/filled.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { VerifyEmailDialog } from '../../auth/components/verify-email-button.tsx'

/** The ad that a first message is about. */
export interface WrittenAbout {
  annonce: AnnonceType
  annonceId: number
  titre: string | null | undefined
  /** The public name of the author. */
  nom: string
}

interface WriteFlowProps {
  about: WrittenAbout
  /** The name of the intent to write about this ad. */
  intent: string
  onClose: () => void
}

type Step = 'asking' | 'verifyEmail' | 'fillProfile' | 'writing'

/** From « Écrire à … » to the conversation: sign in, verify the e-mail, fill the profile, write. */
export const WriteFlow = ({ about, intent: name, onClose }: WriteFlowProps) => {
  const navigate = useNavigate()
  const here = routeOf(useLocation())
  const [step, setStep] = useState<Step>('asking')
  const intent = { name, route: here, goal: texts.goal(about.nom) }
  const signIn = (notice?: typeof sessionEnded) => {
    storeIntent(intent)
    void navigate(paths.login(), notice)
  }
  const begin = useEffectEvent(async () => {
    const known = authStore.getState()
    if (!known.token) return signIn()
    const flags = known.emailVerified && known.profileFilled ? known : await refreshFlags()
    if (!authStore.getState().token) return signIn(sessionEnded)
    if (!flags.emailVerified || !flags.profileFilled) {
      storeIntent({ ...intent, needsProfil: flags.emailVerified })
      return setStep(flags.emailVerified ? 'fillProfile' : 'verifyEmail')
    }
    const { annonce, annonceId } = about
    const existing = await call(conversations.list, { query: { annonce, annonceId, size: 1 } }).catch(() => null)
    if (!authStore.getState().token) return signIn(sessionEnded)
    const [conversation] = existing?.content ?? []
    if (conversation) navigate(paths.conversation(conversation.id))
    else setStep('writing')
  })
  useEffect(() => void begin(), [])
  return (
    <>
      <VerifyEmailDialog open={step === 'verifyEmail'} onClose={onClose} />
      <Dialog
        open={step === 'fillProfile'}
        onClose={() => {
          forgetIntent()
          onClose()
        }}
        title={texts.incompleteTitle}
        description={texts.incompleteText(about.nom)}
        actions={<ButtonLink to={paths.editProfile()}>{texts.completeProfile}</ButtonLink>}
      />
      <Dialog
        open={step === 'writing'}
        onClose={onClose}
        title={texts.writeTo(about.nom)}
        description={about.titre && <bdi>{about.titre}</bdi>}
      >
        {step === 'writing' && <FirstMessage about={about} onSessionEnd={() => signIn(sessionEnded)} />}
      </Dialog>
    </>
  )
}

interface FirstMessageProps {
  about: WrittenAbout
  onSessionEnd: () => void
}

const FirstMessage = ({ about, onSessionEnd }: FirstMessageProps) => {
  const { annonce, annonceId, nom } = about
  const navigate = useNavigate()
  const [texte, setTexte] = useKeptText(`message-${annonce}-${annonceId}`)
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const { keyOf } = useIdempotencyKey()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const typed = texte.trim()
    if (typed === '') return setError(texts.empty)
    setSending(true)
    try {
      const body = { annonce, annonceId, texte: typed }
      const { id } = await call(conversations.create, { body }, { idempotencyKey: keyOf(body) })
      setTexte('')
      markAnnonce(annonce, annonceId, 'contactee')
      navigate(paths.conversation(id))
    } catch (failure) {
      if (isSessionEnd(failure)) return onSessionEnd()
      setError(reasonOf(failure) ?? noConnection)
      setSending(false)
    }
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <TextArea
        label={texts.message}
        help={texts.firstHelp}
        value={texte}
        maxLength={messageMax}
        error={error ?? undefined}
        onChange={({ target }) => setTexte(target.value)}
      />
      <FormActions>
        <Button type="submit" loading={sending} loadingLabel={texts.sending}>
          <span>
            <Filled text={texts.sendTo} values={{ nom: <bdi>{nom}</bdi> }} />
          </span>
        </Button>
      </FormActions>
    </form>
  )
}
