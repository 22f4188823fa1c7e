import { useEffect, useEffectEvent, useRef } from 'react'
import { type DraftName, writeDraft } from './drafts.ts'

/** Keeps a draft in this browser as it changes. Null keeps nothing more: it was sent. */
export const useSavedDraft = (name: DraftName, userId: number, draft: object | null): void => {
  const text = JSON.stringify(draft)
  // A form that nobody has touched is no draft.
  const saved = useRef(text)
  const save = useEffectEvent((current: string) => {
    if (draft === null || current === saved.current) return
    saved.current = current
    writeDraft(name, userId, draft)
  })
  useEffect(() => save(text), [text])
}
