import { useEffect, useEffectEvent, useRef } from 'react'
import { type DraftName, writeDraft } from './drafts.ts'

/** Stores a draft in this browser as it changes. Null stops: the form was sent. */
export const useSavedDraft = (name: DraftName, userId: number, draft: object | null): void => {
  const text = JSON.stringify(draft)
  // An untouched form is not a draft.
  const saved = useRef(text)
  const save = useEffectEvent((current: string) => {
    if (draft === null || current === saved.current) return
    saved.current = current
    writeDraft(name, userId, draft)
  })
  useEffect(() => save(text), [text])
}
