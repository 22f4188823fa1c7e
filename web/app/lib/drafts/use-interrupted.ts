import { useEffect, useEffectEvent, useState } from 'react'
import { authStore } from '../auth/auth-store.ts'
import { onSessionEnd } from '../auth/session-end.ts'
import { type DraftName, readDraft, removeDraft, writeDraft } from './drafts.ts'

interface Interrupted {
  /** What was kept the last time, once. */
  kept: Record<string, unknown> | null
  /** Keeps it now, for a page that is about to be loaded again. */
  keep: () => void
}

/** Whether something was kept under this name: what it was typed in opens again by itself. */
export const wasInterrupted = (name: DraftName): boolean => {
  const { user } = authStore.getState()
  return user !== null && readDraft(name, user.id) !== null
}

/** Sends what was typed in a form that has closed already: what does not arrive is there when the form opens again. */
export const keptUnlessSent = async <T>(name: DraftName, typed: object, send: () => Promise<T>): Promise<T> => {
  const { user } = authStore.getState()
  try {
    return await send()
  } catch (error) {
    if (user) writeDraft(name, user.id, typed)
    throw error
  }
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
