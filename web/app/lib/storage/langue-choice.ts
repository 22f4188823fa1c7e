import { type Langue, siteLangues } from '@colocdar/contracts/langues'
import { safeStorage } from './safe-storage.ts'
import { langueKey, toldLangueKey } from './storage-keys.ts'

const scrollKey = 'defilement'

/** The language that was chosen in this browser, or kept by closing the offer of the other one. */
export const chosenLangue = (): Langue | undefined =>
  siteLangues.find((langue) => langue === safeStorage.get(langueKey))

export const rememberLangue = (langue: Langue): void => {
  safeStorage.set(langueKey, langue)
  safeStorage.remove(toldLangueKey)
}

/** Whether the choice was sent for this member. */
export const isLangueTold = (userId: number): boolean => safeStorage.get(toldLangueKey) === String(userId)

export const rememberTold = (userId: number): void => safeStorage.set(toldLangueKey, String(userId))

/** The page in the other language is another document: it is opened where this one was. */
export const keepScroll = (): void => sessionStore((store) => store.setItem(scrollKey, String(scrollY)))

/** Once. */
export const restoreScroll = (): void =>
  sessionStore((store) => {
    const kept = store.getItem(scrollKey)
    if (kept === null) return
    store.removeItem(scrollKey)
    scrollTo({ top: Number(kept), behavior: 'instant' })
  })

/** Does nothing where a browser refuses the storage. */
const sessionStore = (use: (store: Storage) => void): void => {
  try {
    use(sessionStorage)
  } catch {
    // The page opens at its top.
  }
}
