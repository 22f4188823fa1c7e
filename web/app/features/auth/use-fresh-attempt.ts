import { useEffect } from 'react'
import { resetAttempt } from '../../lib/auth/auth-store.ts'

/** Clears the error and message of an earlier attempt when a sign-in or sign-up screen opens and closes. */
export const useFreshAttempt = (): void => useEffect(enterFresh, [])

/** Returns what leaves as fresh. */
export const enterFresh = (): (() => void) => {
  resetAttempt()
  return resetAttempt
}
