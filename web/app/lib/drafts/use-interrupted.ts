import { useEffect, useEffectEvent, useState } from 'react'
import { authStore } from '../auth/auth-store.ts'
import { onSessionEnd } from '../auth/session-end.ts'
import { type DraftName, readDraft, removeDraft, writeDraft } from './drafts.ts'

interface Interrupted {
  /** The draft stored last time; it is read once. */
  draft: Record<string, unknown> | null
  /** Stores the draft now, before a reload. */
  saveDraft: () => void
}

/** Whether a draft is stored under this name: its form then reopens by itself. */
export const wasInterrupted = (name: DraftName): boolean => {
  const { user } = authStore.getState()
  return user !== null && readDraft(name, user.id) !== null
}

/** Sends what was typed in a form that has already closed; on failure it becomes a draft for the next time. */
export const saveDraftUnlessSent = async <T>(name: DraftName, typed: object, send: () => Promise<T>): Promise<T> => {
  const { user } = authStore.getState()
  try {
    return await send()
  } catch (error) {
    if (user) writeDraft(name, user.id, typed)
    throw error
  }
}

/** Stores what was typed when the session ends by itself, and restores it after the next sign-in. */
export const useInterrupted = (name: DraftName | undefined, read: () => Record<string, unknown>): Interrupted => {
  const [userId] = useState(() => authStore.getState().user?.id)
  const [draft] = useState(() => (name && userId ? readDraft(name, userId) : null))
  const saveDraft = () => {
    const typed = read()
    if (name && userId && Object.keys(typed).length > 0) writeDraft(name, userId, typed)
  }
  const saveAtEnd = useEffectEvent(saveDraft)
  useEffect(() => {
    if (name && userId) removeDraft(name, userId)
    return onSessionEnd(({ signedOut }) => {
      if (!signedOut) saveAtEnd()
    })
  }, [name, userId])
  return { draft, saveDraft }
}
