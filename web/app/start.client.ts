/** The scripts of the page are asked for at once, and not each by the one that imports it. */
const start = async (): Promise<void> => {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  try {
    await import('./entry.client.tsx')
  } catch (error) {
    console.error('Error loading the scripts of the page', error)
    // Nothing will press the button again.
    window.takeEarlyPress?.()?.removeAttribute('aria-busy')
  }
}

// After the first paint: on a cheap phone they would take the network from the styles, fonts and photos of what shows first.
// A hidden tab is not painted, so it does not wait.
if (document.visibilityState === 'hidden') void start()
else requestAnimationFrame(() => setTimeout(start))

export {}
