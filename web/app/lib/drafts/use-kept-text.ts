import { useState } from 'react'
import { authStore } from '../auth/auth-store.ts'
import { safeStorage } from '../storage/safe-storage.ts'
import { draftKey } from '../storage/storage-keys.ts'
import type { DraftName } from './drafts.ts'

/** A text that is stored in this browser as it is typed, until it is empty. */
export const useKeptText = (name: DraftName): [texte: string, setTexte: (texte: string) => void] => {
  // Whose it is when it is begun: the session may end meanwhile.
  const [key] = useState(() => draftKey(name, authStore.getState().user?.id ?? 0))
  const [texte, show] = useState(() => safeStorage.get(key) ?? '')
  const keep = (typed: string) => {
    show(typed)
    if (typed === '') safeStorage.remove(key)
    else safeStorage.set(key, typed)
  }
  return [texte, keep]
}
