import { safeStorage } from '../storage/safe-storage.ts'
import { appareilKey } from '../storage/storage-keys.ts'

/** What this browser is recognised by when it signs in: a random text, made on first use, which says nothing else. */
export const appareilMark = (): string => {
  const known = safeStorage.get(appareilKey)
  if (known && /^[\w-]{32,64}$/.test(known)) return known
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const mark = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  safeStorage.set(appareilKey, mark)
  return mark
}
