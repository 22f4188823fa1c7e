import { type ConversationMessage, conversations } from '@colocdar/contracts/conversations'
import { AppError } from '@colocdar/contracts/errors'
import { create } from 'zustand'
import { authStore } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'
import { newIdempotencyKey } from '../../lib/client/idempotency-key.ts'
import { safeStorage } from '../../lib/storage/safe-storage.ts'
import { draftKey } from '../../lib/storage/storage-keys.ts'

/** A message that has not been sent. It stays in the browser until it is, or until its author removes it. */
export interface Unsent {
  /** Sent with each attempt: the server keeps one message for one key. */
  key: string
  conversationId: number
  texte: string
  /** Why the server refused it; null while it waits for the network. */
  reason: string | null
}

interface Outbox {
  unsent: readonly Unsent[]
  sending: boolean
  /** By this page, for the thread that is open. */
  sent: readonly { conversationId: number; message: ConversationMessage }[]
}

export const useOutbox = create<Outbox>(() => ({ unsent: [], sending: false, sent: [] }))

const storageKey = () => draftKey('messages', authStore.getState().user?.id ?? 0)

const change = (changed: (unsent: readonly Unsent[]) => readonly Unsent[]): void => {
  restoreOutbox()
  const unsent = changed(useOutbox.getState().unsent)
  useOutbox.setState({ unsent })
  if (unsent.length > 0) safeStorage.set(storageKey(), JSON.stringify(unsent))
  else safeStorage.remove(storageKey())
}

/** What earlier visits and other tabs left: each of them may have added, sent or removed something meanwhile. */
export const restoreOutbox = (): void => {
  try {
    useOutbox.setState({ unsent: JSON.parse(safeStorage.get(storageKey()) ?? '[]') })
  } catch {
    useOutbox.setState({ unsent: [] })
  }
}

export const sendLater = (conversationId: number, texte: string): void => {
  change((unsent) => [...unsent, { key: newIdempotencyKey(), conversationId, texte, reason: null }])
  void flushOutbox()
}

export const retryUnsent = (key: string): void => {
  setReason(key, null)
  void flushOutbox()
}

export const removeUnsent = (key: string): void => change((unsent) => unsent.filter((one) => one.key !== key))

const setReason = (key: string, reason: string | null): void =>
  change((unsent) => unsent.map((entry) => (entry.key === key ? { ...entry, reason } : entry)))

/** Sends what waits, oldest first, and stops at the first that finds no server. */
export const flushOutbox = async (): Promise<void> => {
  if (useOutbox.getState().sending || !waiting()) return
  useOutbox.setState({ sending: true })
  try {
    for (let next = waiting(); next; next = waiting()) await sendOne(next)
  } catch {
    // No network, or a server that is busy: the next connection tries again.
  } finally {
    useOutbox.setState({ sending: false })
  }
}

const waiting = (): Unsent | undefined => {
  restoreOutbox()
  return useOutbox.getState().unsent.find(({ reason }) => reason === null)
}

const sendOne = async ({ key, conversationId, texte }: Unsent): Promise<void> => {
  try {
    const message = await call(
      conversations.send,
      { params: { id: conversationId }, body: { texte } },
      { idempotencyKey: key },
    )
    useOutbox.setState(({ sent }) => ({ sent: [...sent, { conversationId, message }] }))
    removeUnsent(key)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.code === 'UNAUTHENTICATED') throw error
    setReason(key, error.message)
  }
}
