import { authStore } from '../../lib/auth/auth-store.ts'
import { safeStorage } from '../../lib/storage/safe-storage.ts'
import { draftKey } from '../../lib/storage/storage-keys.ts'

/** Sends on any page what waited for the network. Who left nothing does not load what sends it. */
export const wakeOutbox = (): void => {
  const { user } = authStore.getState()
  if (!user || safeStorage.get(draftKey('messages', user.id)) === null) return
  import('./outbox.ts').then(
    ({ flushOutbox }) => flushOutbox(),
    // Stored for the next page.
    () => {},
  )
}
