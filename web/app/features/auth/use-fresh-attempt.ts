import { useEffect } from 'react'
import { authStore } from '../../lib/auth/auth-store.ts'

/** Sign-in and sign-up begin and end without the traces of an earlier attempt. */
export const useFreshAttempt = (): void =>
  useEffect(() => {
    const { reset } = authStore.getState()
    reset()
    return reset
  }, [])
