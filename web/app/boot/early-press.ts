declare global {
  interface Window {
    /** Ends the watch and gives the button that waits, if any. */
    takeEarlyPress?: () => HTMLElement | undefined
  }
}

/**
 * Remembers the last button pressed before React has taken the page over, and shows that it was heard. Menus, searches
 * and almost all links need no script. Stands in the page as text: it knows nothing but the browser.
 */
export const keepEarlyPress = (): void => {
  let pressed: HTMLElement | undefined
  const keep = (event: MouseEvent) => {
    const waiting = 'button[type=button]:not([popovertarget]), a[data-needs-script]'
    const button = (event.target as Element).closest<HTMLElement>(waiting)
    // A link that is opened elsewhere is none of this page's business.
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // React listens before it is done: it would press the button by itself, and then once more.
    event.stopPropagation()
    pressed?.removeAttribute('aria-busy')
    pressed = button
    pressed.setAttribute('aria-busy', 'true')
  }
  addEventListener('click', keep, { capture: true })
  window.takeEarlyPress = () => {
    removeEventListener('click', keep, { capture: true })
    return pressed
  }
}

/** Presses the button again, now that somebody listens. */
export const replayEarlyPress = (): void => {
  const button = window.takeEarlyPress?.()
  window.takeEarlyPress = undefined
  button?.removeAttribute('aria-busy')
  button?.click()
}
