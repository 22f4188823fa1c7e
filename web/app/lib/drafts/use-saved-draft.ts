import { useEffect, useEffectEvent, useRef } from 'react'
import { onSessionEnd } from '../auth/session-end.ts'
import { type DraftName, readDraft, writeDraft } from './drafts.ts'

/** Keeps a draft in this browser as it changes. Null keeps nothing more: it was sent. */
export const useSavedDraft = (name: DraftName, userId: number, draft: object | null): void => {
  const text = JSON.stringify(draft)
  // A form that nobody has touched is no draft.
  const saved = useRef(text)
  const touched = useRef(false)
  const save = useEffectEvent((current: string) => {
    if (draft === null || current === saved.current) return
    saved.current = current
    touched.current = true
    writeDraft(name, userId, draft)
  })
  useEffect(() => save(text), [text])

  // A session that ends with its day takes the whole storage along.
  const saveAgain = useEffectEvent(() => {
    if (draft !== null && touched.current) writeDraft(name, userId, draft)
  })
  useEffect(() => {
    touched.current ||= readDraft(name, userId) !== null
    return onSessionEnd(() => saveAgain())
  }, [name, userId])
}
