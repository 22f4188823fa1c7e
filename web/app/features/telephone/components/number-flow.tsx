import { AppError } from '@colocdar/contracts/errors'
import { paths } from '@colocdar/contracts/paths'
import { toE164 } from '@colocdar/contracts/telephone-format'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/features/telephone/components'
import { authStore, setFlags } from '../../../lib/auth/auth-store.ts'
import { sessionEnded } from '../../../lib/auth/login-notice.ts'
import { refreshFlags } from '../../../lib/auth/refresh-flags.ts'
import { call } from '../../../lib/client/client.ts'
import { formatTelephone } from '../../../lib/formats/telephone.ts'
import { markAnnonce } from '../../../lib/storage/marques.ts'
import { routeOf, storeIntent } from '../../../lib/storage/stored-route.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { HandCoins, Handshake, MessageCircle, Phone, PhoneCall } from '../../../ui/icons.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { VerifyEmailDialog } from '../../auth/components/verify-email-button.tsx'
import { keepNumber, keptNumber, numberKey } from '../shown-numbers.ts'

/** Where a member is on the way from « Afficher le numéro » to the number. */
export type NumberStep =
  | { name: 'idle' }
  | { name: 'asked' }
  | { name: 'verifyEmail' }
  | { name: 'warning' }
  | { name: 'loading' }
  | { name: 'shown'; telephone: string; restored?: boolean }
  | { name: 'failed'; message: string }

/** Whose number, in which ad: the sign-in screen says why one is there. */
export interface NumberOwner {
  id: number
  nom: string
  titre?: string | null | undefined
  /** The offer on which it is asked for; its owner sees how often. */
  offreId?: number
}

interface NumberFlowProps {
  owner: NumberOwner
  step: NumberStep
  onStep: (step: NumberStep) => void
}

/**
 * From a press on « Afficher le numéro » to the number: sign in, verify the e-mail, accept the warning, fetch it. Loaded
 * on the press, so that visitors who only read get less JavaScript.
 */
export const NumberFlow = ({ owner, step, onStep }: NumberFlowProps) => {
  const navigate = useNavigate()
  const here = routeOf(useLocation())

  const keepIntent = () => storeIntent({ name: numberKey(owner.id), route: here, goal: goalOf(owner) })

  const signIn = (notice?: typeof sessionEnded) => {
    keepIntent()
    navigate(paths.login(), notice)
  }

  const askToVerify = () => {
    keepIntent()
    onStep({ name: 'verifyEmail' })
  }

  const ask = useEffectEvent(async () => {
    const { token, user, emailVerified } = authStore.getState()
    const telephone = keptNumber(owner.id, user?.id)
    if (!token) return signIn()
    if (telephone) return onStep({ name: 'shown', telephone, restored: true })
    onStep({ name: 'loading' })
    // It may have been verified on another device since.
    const isVerified = emailVerified || (await refreshFlags()).emailVerified
    if (!authStore.getState().token) signIn(sessionEnded)
    else if (isVerified) onStep({ name: 'warning' })
    else askToVerify()
  })
  useEffect(() => {
    if (step.name === 'asked') void ask()
  }, [step.name])

  const accept = async () => {
    onStep({ name: 'loading' })
    try {
      const telephone = await fetchTelephone(owner.id, owner.offreId)
      const { user } = authStore.getState()
      if (user && telephone) keepNumber(owner.id, { viewerId: user.id, telephone })
      if (telephone && owner.offreId) markAnnonce('offre', owner.offreId, 'contactee')
      onStep(telephone ? { name: 'shown', telephone } : { name: 'failed', message: texts.unavailable })
    } catch (error) {
      const code = error instanceof AppError ? error.code : null
      if (code === 'EMAIL_NOT_VERIFIED') {
        setFlags({ emailVerified: false })
        askToVerify()
      } else if (code === 'UNAUTHENTICATED') {
        signIn(sessionEnded)
      } else {
        onStep({ name: 'failed', message: messageOf(error) })
      }
    }
  }

  const cancel = () => onStep({ name: 'idle' })
  return (
    <>
      {step.name === 'shown' && <RevealedNumber telephone={step.telephone} takesFocus={!step.restored} />}
      <VerifyEmailDialog open={step.name === 'verifyEmail'} onClose={cancel} />
      <Dialog
        open={step.name === 'warning'}
        onClose={cancel}
        title={texts.warning}
        actions={
          <>
            <Button variant="quiet" onClick={cancel}>
              {texts.cancel}
            </Button>
            <Button onClick={accept}>{texts.accept}</Button>
          </>
        }
      >
        <SafetyAdvice />
      </Dialog>
    </>
  )
}

// A rate limit or a lost connection passes; any other error means that there is no number to show.
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return texts.unavailable
  const temporary = error.name === 'NetworkError' || (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')
  return temporary ? error.message : texts.unavailable
}

/** Null without a session, which may have ended in another tab. */
const fetchTelephone = async (id: number, offreId?: number): Promise<string | null> => {
  const { user } = authStore.getState()
  if (!user) return null
  const { telephone } = await import('@colocdar/contracts/telephone')
  return call(telephone.show, { query: { id, userId: user.id, offreId } })
}

export const goalOf = ({ nom, titre }: Pick<NumberOwner, 'nom' | 'titre'>): string => texts.goal(nom, titre)

/** Shown before every number: most fraud in shared housing starts with a payment to a stranger. */
const SafetyAdvice = () => (
  <ul className="flex flex-col gap-4">
    {advice.map(({ Icon, text }) => (
      <li key={text} className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-safran-doux text-safran-vif">
          <Icon className="size-5" />
        </span>
        <p className="pt-1.5">{text}</p>
      </li>
    ))}
  </ul>
)

const advice = [
  { Icon: HandCoins, text: texts.checkFirst },
  { Icon: Handshake, text: texts.meetFirst },
  { Icon: PhoneCall, text: texts.callFirst },
]

/** The number, to call or to write to. It takes the focus of the button that it replaces. */
const RevealedNumber = ({ telephone, takesFocus }: { telephone: string; takesFocus: boolean }) => {
  const callLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus) callLink.current?.focus()
  }, [takesFocus])
  const international = toE164(telephone)
  return (
    <div className="flex flex-wrap gap-2">
      <a ref={callLink} href={`tel:${international ?? telephone}`} className={`${linkLook} bg-menthe text-contraste`}>
        <Phone className="size-5" />
        <span className="sr-only">{texts.call}</span>
        <span dir="ltr">{formatTelephone(telephone)}</span>
      </a>
      {international && (
        <a
          href={`https://wa.me/${international.slice(1)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={`${linkLook} border border-menthe bg-papier text-menthe`}
        >
          <MessageCircle className="size-5" />
          WhatsApp
          <span className="sr-only">{texts.newTab}</span>
        </a>
      )}
    </div>
  )
}

const linkLook =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-full px-5 py-2 font-semibold transition hover:opacity-90 focus-visible:rounded-full'
