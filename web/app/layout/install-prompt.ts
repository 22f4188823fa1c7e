import { safeStorage } from '../lib/storage/safe-storage.ts'
import { visitesKey } from '../lib/storage/storage-keys.ts'

/** What Chromium offers where it can install the site. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

let kept: InstallPrompt | undefined
let found: ((prompt: InstallPrompt) => void) | undefined

/** Keeps the browser's prompt for our own line: it comes when it likes, even before the page is hydrated. */
export const keepInstallPrompt = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept = event as InstallPrompt
    found?.(kept)
  })

export const whenInstallable = (tell: (prompt: InstallPrompt) => void): void => {
  found = tell
  if (kept) tell(kept)
}

const closed = 'non'
const sessionMark = 'passage'

/** Counts this visit, once. True from the second one on, unless the offer was closed. */
export const isReturning = (): boolean => {
  const visits = safeStorage.get(visitesKey)
  if (visits === closed) return false
  const before = Number(visits)
  if (!isNewSession()) return before > 1
  safeStorage.set(visitesKey, String(before + 1))
  return before > 0
}

export const closeInstallOffer = (): void => safeStorage.set(visitesKey, closed)

const isNewSession = (): boolean => {
  try {
    if (sessionStorage.getItem(sessionMark)) return false
    sessionStorage.setItem(sessionMark, '1')
    return true
  } catch {
    return false
  }
}
