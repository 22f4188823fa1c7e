declare global {
  interface Window {
    /** Stops listening and returns the button that was pressed, if any. */
    takeEarlyPress?: () => HTMLElement | undefined
  }
}

/**
 * Remembers the last button pressed before hydration and marks it as busy. Menus, searches and almost all links need
 * no script. Inlined into the page as text: it may use nothing but the browser.
 */
export const catchEarlyPress = (): void => {
  let pressed: HTMLElement | undefined
  const remember = (event: MouseEvent) => {
    const needsScript = 'button[type=button]:not([popovertarget]), a[data-needs-script]'
    const button = (event.target as Element).closest<HTMLElement>(needsScript)
    // Opens elsewhere: the browser needs no script for that.
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // React replays early clicks itself: the button would be pressed twice.
    event.stopPropagation()
    pressed?.removeAttribute('aria-busy')
    pressed = button
    pressed.setAttribute('aria-busy', 'true')
    // A connection may hang without failing. What is pressed after that works as without scripts.
    clearTimeout(patience)
    patience = setTimeout(release, 20_000)
  }
  let patience: ReturnType<typeof setTimeout> | undefined
  addEventListener('click', remember, { capture: true })
  window.takeEarlyPress = () => {
    removeEventListener('click', remember, { capture: true })
    clearTimeout(patience)
    const taken = pressed
    pressed = undefined
    return taken
  }
  const release = () => window.takeEarlyPress?.()?.removeAttribute('aria-busy')
  // Without its script nothing will press the button again. Such errors do not bubble.
  const releaseWithoutScript = ({ target }: Event) => {
    if ((target as Element).localName === 'script') release()
  }
  addEventListener('error', releaseWithoutScript, { capture: true })
}

/** Where hydration fails, the button is no longer busy. */
export const dropEarlyPress = (): void => window.takeEarlyPress?.()?.removeAttribute('aria-busy')

/** Presses the button again after hydration. */
export const replayEarlyPress = (): void => {
  const button = window.takeEarlyPress?.()
  window.takeEarlyPress = undefined
  button?.removeAttribute('aria-busy')
  button?.click()
}
