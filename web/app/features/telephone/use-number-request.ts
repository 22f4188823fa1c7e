import { AppError } from '@colocdar/contracts/errors'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { authStore } from '../../lib/auth/auth-store.ts'
import { sessionEnded } from '../../lib/auth/login-notice.ts'
import { routeOf, storeRoute } from '../../lib/storage/stored-route.ts'
import { resendVerification } from '../auth/resend-verification.ts'
import { fetchTelephone } from './fetch-telephone.ts'

export type NumberStep =
  | { name: 'idle' }
  | { name: 'verifyEmail' }
  | { name: 'warning' }
  | { name: 'loading' }
  | { name: 'shown'; telephone: string }
  | { name: 'failed'; message: string }

const unavailable = 'Numéro non disponible'

/** The steps from « Afficher le numéro » to the number: sign in, verify the e-mail, accept the warning, fetch it. */
export const useNumberRequest = (utilisateurId: number) => {
  const [step, setStep] = useState<NumberStep>({ name: 'idle' })
  const navigate = useNavigate()
  const here = routeOf(useLocation())

  const signIn = (notice?: typeof sessionEnded) => {
    storeRoute(here)
    navigate(paths.login(), notice)
  }

  const askToVerify = () => {
    storeRoute(here)
    setStep({ name: 'verifyEmail' })
  }

  const ask = () => {
    const { token, emailVerified } = authStore.getState()
    if (!token) {
      signIn()
    } else if (emailVerified) {
      setStep({ name: 'warning' })
    } else {
      askToVerify()
    }
  }

  const accept = async () => {
    setStep({ name: 'loading' })
    try {
      const telephone = await fetchTelephone(utilisateurId)
      setStep(telephone ? { name: 'shown', telephone } : { name: 'failed', message: unavailable })
    } catch (error) {
      const code = error instanceof AppError ? error.code : null
      if (code === 'EMAIL_NOT_VERIFIED') {
        authStore.getState().setEmailVerified(false)
        askToVerify()
      } else if (code === 'UNAUTHENTICATED') {
        signIn(sessionEnded)
      } else {
        setStep({ name: 'failed', message: messageOf(error) })
      }
    }
  }

  return {
    step,
    ask,
    accept,
    cancel: () => setStep({ name: 'idle' }),
    resend: () => {
      setStep({ name: 'idle' })
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
