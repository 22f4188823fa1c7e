import { create } from 'zustand'
import { safeStorage } from '../../lib/storage/safe-storage.ts'

const storageKey = 'raccourcis-admin'

/** Single-key shortcuts get in the way of speech input: they can be switched off (WCAG 2.1.4). */
export const useShortcutSetting = create<{ enabled: boolean }>(() => ({
  enabled: typeof window === 'undefined' || safeStorage.get(storageKey) !== 'non',
}))

export const enableShortcuts = (enabled: boolean): void => {
  safeStorage.set(storageKey, enabled ? 'oui' : 'non')
  useShortcutSetting.setState({ enabled })
}
