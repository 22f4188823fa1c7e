import { useEffect, useEffectEvent } from 'react'
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

/** Keys that repeat while held down; the others act once. */
const repeatable = new Set(['j', 'k'])

/** Single-key shortcuts, except while typing, in a dialog, or when switched off. */
export const useShortcuts = (shortcuts: Record<string, () => void>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!useShortcutSetting.getState().enabled || isForSomethingElse(event)) return
    const key = event.key.toLowerCase()
    const action = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined
    if (!action || (event.repeat && !repeatable.has(key))) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const isForSomethingElse = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null
