import { create } from 'zustand'
import { safeStorage } from '../storage/safe-storage.ts'

/** How many conversations have unread messages, and how many visits wait for an answer; the navbar shows both. */
export const useUnread = create(() => ({ nonLus: 0, visites: 0 }))

/** Asks the server. Without the typed client, whose contracts a public page would load for one number. */
export const refreshUnread = async (): Promise<void> => {
  const token = safeStorage.get('token')
  if (!token) return
  try {
    const answer = await fetch('/api/conversations/non-lus', { headers: { authorization: `Bearer ${token}` } })
    if (answer.ok) useUnread.setState(await answer.json())
  } catch {
    // Offline: the number stays.
  }
}
