import { AppError } from '@colocdar/contracts/errors'
import { paths } from '@colocdar/contracts/paths'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { authStore, setFlags } from '../../lib/auth/auth-store.ts'
import { sessionEnded, withNotice } from '../../lib/auth/login-notice.ts'
import { refreshFlags } from '../../lib/auth/refresh-flags.ts'
import { call } from '../../lib/client/client.ts'
import { routeOf, storeRoute } from '../../lib/storage/stored-route.ts'
import { resendVerification } from '../auth/resend-verification.ts'
import type { NumberOwner, NumberStep } from './number-step.ts'
import { keepNumber, keptNumber } from './shown-numbers.ts'

export interface NumberRequest {
  owner: NumberOwner
  step: NumberStep
  onStep: (step: NumberStep) => void
}

const unavailable = 'Numéro non disponible'

/** The steps from « Afficher le numéro » to the number: sign in, verify the e-mail, accept the warning, fetch it. */
export const useNumberRequest = ({ owner, step, onStep }: NumberRequest) => {
  const navigate = useNavigate()
  const here = routeOf(useLocation())

  const signIn = (notice = withNotice(signInReason(owner), 'info')) => {
    storeRoute(here)
    navigate(paths.login(), notice)
  }

  const askToVerify = () => {
    storeRoute(here)
    onStep({ name: 'verifyEmail' })
  }

  const ask = useEffectEvent(async () => {
    const { token, user, emailVerified } = authStore.getState()
    const telephone = keptNumber(owner.id, user?.id)
    if (!token) return signIn()
    if (telephone) return onStep({ name: 'shown', telephone, restored: true })
    onStep({ name: 'loading' })
    // It may have been verified on another device since.
    if (emailVerified || (await refreshFlags()).emailVerified) onStep({ name: 'warning' })
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
      onStep(telephone ? { name: 'shown', telephone } : { name: 'failed', message: unavailable })
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

  return {
    accept,
    cancel: () => onStep({ name: 'idle' }),
    resend: () => {
      onStep({ name: 'idle' })
      return resendVerification()
    },
  }
}

// A rate limit or a lost connection passes; any other error means that there is no number to show.
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return unavailable
  const temporary = error.name === 'NetworkError' || (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')
  return temporary ? error.message : unavailable
}

/** Null without a session, which may have ended in another tab. */
const fetchTelephone = async (id: number, offreId?: number): Promise<string | null> => {
  const { user } = authStore.getState()
  if (!user) return null
  const { telephone } = await import('@colocdar/contracts/telephone')
  return call(telephone.show, { query: { id, userId: user.id, offreId } })
}

/** « Connectez-vous pour voir le numéro de Karim A., pour « Chambre à Agdal » » */
export const signInReason = ({ nom, titre }: NumberOwner): string =>
  `Connectez-vous pour voir le numéro ${elided(nom)}${titre ? `, pour «\u00a0${titre}\u00a0»` : ''}`

const elided = (nom: string): string => (/^[aeiouyàâéèêëîïôûù]/i.test(nom) ? `d’${nom}` : `de ${nom}`)
