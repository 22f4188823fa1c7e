import { safeStorage } from '../lib/storage/safe-storage.ts'
import { installKey } from '../lib/storage/storage-keys.ts'

/** What Chromium offers where it can install the site. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

let kept: InstallPrompt | undefined
let found: ((prompt: InstallPrompt) => void) | undefined

/**
 * Keeps the browser's prompt for our own line: it comes when it likes, even before the page is hydrated. Called before the
 * service worker is registered: a browser that has one has been here before.
 */
export const keepInstallPrompt = (): void => {
  if (!navigator.serviceWorker?.controller) sessionStore((store) => store.setItem(firstVisit, '1'))
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept = event as InstallPrompt
    found?.(kept)
  })
}

export const whenInstallable = (tell: (prompt: InstallPrompt) => void): void => {
  found = tell
  if (kept) tell(kept)
}

const firstVisit = 'premierPassage'

/** From the second visit on, unless the offer was closed. */
export const isReturning = (): boolean =>
  safeStorage.get(installKey) === null && sessionStore((store) => store.getItem(firstVisit) === null) === true

export const closeInstallOffer = (): void => safeStorage.set(installKey, 'non')

/** Undefined where a browser refuses the storage. */
const sessionStore = <T>(use: (store: Storage) => T): T | undefined => {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
