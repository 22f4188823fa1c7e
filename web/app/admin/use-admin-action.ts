import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isSessionEnd } from '../lib/auth/session-end.ts'
import { showToast } from '../ui/notices/notice-store.ts'

/** Runs an action, shows a toast with the result or the server's error, and reloads the page's data. */
export const useAdminAction = () => {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  const run = async (action: () => Promise<unknown>, done?: string): Promise<void> => {
    // One at a time; the buttons are not disabled, because they must keep the focus.
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await action()
      if (done) showToast({ title: done })
      await revalidate()
    } catch (error) {
      showFailure(error)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { run, busy }
}

/** `of` names what failed, where it is no longer what the page shows. */
export const showFailure = (error: unknown, of?: string): void => {
  if (isSessionEnd(error)) return
  showToast({
    title: of === undefined ? 'Impossible' : `Impossible\u00a0: ${of}`,
    text: error instanceof Error ? error.message : String(error),
    tone: 'error',
    duration: failureDuration,
  })
}

// Long enough to read who decided and when.
const failureDuration = 6_000
