/** The built files that a page needs, by their addresses. */
export interface Boot {
  /** In the order in which they run: each after those that it imports. */
  files: string[]
  /** Those of them that make up the module of each route. */
  routes: Record<string, string[]>
  /** The file that takes the page over, once the others are there. */
  entry: string
}

/** Stands in the page as text: it knows nothing but its argument and the browser. */
export const startAfterPaint = ({ files, routes, entry }: Boot): void => {
  // A file each, or those already there would run in one go. A timer would wait 4 ms.
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const start = async () => {
    clearTimeout(unpainted)
    paints.disconnect()
    // All on their way at once, whoever has to wait for whom.
    for (const href of [...files, entry]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    const modules: Record<string, object> = {}
    for (const file of files) {
      modules[file] = await import(/* @vite-ignore */ file)
      await nextTask()
    }
    const ofRoutes = Object.entries(routes).map(([id, parts]) => [
      id,
      Object.assign({}, ...parts.map((part) => modules[part])),
    ])
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(ofRoutes) })
    await import(/* @vite-ignore */ entry)
  }
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  })
  paints.observe({ type: 'paint', buffered: true })
  // Some browsers show nothing to anybody, a search engine's for instance.
  const unpainted = setTimeout(start, 3_000)
}
