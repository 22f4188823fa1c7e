import { useEffect, useEffectEvent, useRef } from 'react'
import { onSessionEnd } from '../auth/session-end.ts'
import { type DraftName, readDraft, writeDraft } from './drafts.ts'

/** Stores a draft in this browser as it changes. Null stops: the form was sent. */
export const useSavedDraft = (name: DraftName, userId: number, draft: object | null): void => {
  const text = JSON.stringify(draft)
  // An untouched form is not a draft.
  const saved = useRef(text)
  const touched = useRef(false)
  const save = useEffectEvent((current: string) => {
    if (draft === null || current === saved.current) return
    saved.current = current
    touched.current = true
    writeDraft(name, userId, draft)
  })
  useEffect(() => save(text), [text])

  // When a session expires after a day, the whole storage is cleared.
  const saveAgain = useEffectEvent(() => {
    if (draft !== null && touched.current) writeDraft(name, userId, draft)
  })
  useEffect(() => {
    touched.current ||= readDraft(name, userId) !== null
    return onSessionEnd(() => saveAgain())
  }, [name, userId])
}
