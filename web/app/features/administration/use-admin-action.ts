import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isSessionEnd } from '../../lib/auth/session-end.ts'
import { showToast } from '../../ui/notices/toast-store.ts'

/** Does something, says so, and shows the page as it then is; a refusal is said in the server's words. */
export const useAdminAction = () => {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  const run = async (action: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true)
    try {
      await action()
      if (done) showToast({ title: done })
      await revalidate()
      return true
    } catch (error) {
      showFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, busy }
}

export const showFailure = (error: unknown): void => {
  if (isSessionEnd(error)) return
  showToast({
    title: 'Impossible',
    description: error instanceof Error ? error.message : String(error),
    tone: 'error',
    duration: failureDuration,
  })
}

// Long enough to read who decided, and when.
const failureDuration = 6_000
