import { isSessionEnd } from '../../lib/auth/session-end.ts'
import { reasonOf } from '../../lib/client/server-message.ts'
import { useRequest } from '../../lib/client/use-request.ts'
import { showToast } from './notice-store.ts'

/** A toast with the reason; none when the session has ended, since the sign-in screen follows. */
export const showReason =
  (title: string) =>
  (error: unknown): void => {
    if (!isSessionEnd(error)) showToast({ title, text: reasonOf(error) ?? '', tone: 'error', duration: 6_000 })
  }

/**
 * Sends changes one at a time, shows a toast with the result or the reason, and reads again what they change. Another one
 * meanwhile is ignored; what sends it stays enabled, since the focus would be lost.
 */
export const useChange = (unchanged: string, readAgain?: () => Promise<void>) => {
  const [state, run] = useRequest(async (change: () => Promise<unknown>, title: string, failure?: string) => {
    try {
      await change()
      showToast({ title })
    } catch (error) {
      showReason(failure ?? unchanged)(error)
    }
    await readAgain?.()
  })
  return { busy: state === 'sending', run }
}
