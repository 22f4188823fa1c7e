import { useSyncExternalStore } from 'react'
import { safeStorage } from './safe-storage.ts'
import { economieKey } from './storage-keys.ts'

/** The service worker asks for smaller photos while a cache of this name exists: it cannot read the local storage. */
const cacheName = 'economie'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isChosen = (): boolean => safeStorage.get(economieKey) !== null

/** Whether the reader chose to spare data in this browser. */
export const useSparingChoice = (): boolean => useSyncExternalStore(subscribe, isChosen, () => false)

export const chooseSparing = async (wanted: boolean): Promise<void> => {
  if (wanted) safeStorage.set(economieKey, '1')
  else safeStorage.remove(economieKey)
  for (const listener of listeners) listener()
  try {
    await (wanted ? caches.open(cacheName) : caches.delete(cacheName))
  } catch {
    // Without https there are no caches, and no service worker.
  }
}

/** Chosen here, or in the settings of the browser, or the connection is slow: nothing is loaded ahead. */
export const isSparing = (): boolean => {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return isChosen() || saveData === true || /^(slow-2g|2g|3g)$/.test(effectiveType)
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}
