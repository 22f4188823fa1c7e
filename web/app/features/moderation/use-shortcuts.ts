import { useEffect, useEffectEvent } from 'react'

export type Shortcuts = Record<string, () => void>

/** Keys that repeat while held down; the others act once. */
const repeatable = new Set(['j', 'k'])

/** Single-key shortcuts, except while typing, in a dialog, or when switched off. */
export const useShortcuts = (enabled: boolean, shortcuts: Shortcuts): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || isForSomethingElse(event)) return
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
