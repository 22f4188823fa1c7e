import { useEffect, useEffectEvent, useState } from 'react'
import { authStore } from './auth/auth-store.ts'
import { onSessionEnd } from './auth/session-end.ts'
import { type DraftName, readDraft, removeDraft, writeDraft } from './drafts.ts'

interface Interrupted {
  /** What was kept the last time, once. */
  kept: Record<string, unknown> | null
  /** Keeps it now, for a page that is about to be loaded again. */
  keep: () => void
}

/** What somebody had typed when the session ended under their hands: kept then, and there again once they are back. */
export const useInterrupted = (name: DraftName | undefined, read: () => Record<string, unknown>): Interrupted => {
  const [userId] = useState(() => authStore.getState().user?.id)
  const [kept] = useState(() => (name && userId ? readDraft(name, userId) : null))
  const keep = () => {
    const typed = read()
    if (name && userId && Object.keys(typed).length > 0) writeDraft(name, userId, typed)
  }
  const keepAtEnd = useEffectEvent(keep)
  useEffect(() => {
    if (name && userId) removeDraft(name, userId)
    return onSessionEnd(() => keepAtEnd())
  }, [name, userId])
  return { kept, keep }
}
