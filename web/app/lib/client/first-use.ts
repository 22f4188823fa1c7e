/** Inside what the server rendered, these show that somebody is about to use it. */
const inside = ['pointerover', 'focusin', 'touchstart', 'beforetoggle']
/** Anywhere, these may lead to another page, which must be rendered in the browser. */
const anywhere = ['click', 'popstate']

/**
 * Waits until somebody is about to use what the server rendered under an id. At once where it did not: the part has to
 * be rendered in the browser. For `lazy`: until it has loaded, React leaves the server's HTML as it is, with what was
 * typed into it.
 */
const firstUse = (id: string): Promise<void> =>
  new Promise((resolve) => {
    if (!document.getElementById(id)) return resolve()
    const unused = new AbortController()
    const use = (event: Event) => {
      const { target } = event
      const within = target instanceof Element && target.closest(`#${id}`) !== null
      if (!within && inside.includes(event.type)) return
      unused.abort()
      resolve()
    }
    const { signal } = unused
    for (const kind of [...inside, ...anywhere]) addEventListener(kind, use, { signal, capture: true, passive: true })
  })

/**
 * Loads what the server rendered under an id once somebody is about to use it. Without a connection the server's HTML
 * stays, and the next use tries again: an error here would replace the whole page.
 */
export const loadOnUse = async <T>(id: string, load: () => Promise<T>): Promise<T> => {
  for (;;) {
    await firstUse(id)
    try {
      return await load()
    } catch (error) {
      if (!document.getElementById(id)) throw error
    }
  }
}
