/** URLs of the built files that a page needs. */
export interface Boot {
  /** In the order in which they run: each after its imports. */
  files: string[]
  /** The files that make up the module of each route. */
  routes: Record<string, string[]>
  /** Hydrates the page once the others are loaded. */
  entry: string
}

/** Inlined into the page as text: it may use nothing but its argument and the browser. */
export const startAfterPaint = ({ files, routes, entry }: Boot): void => {
  // One task per file: files already loaded would run in one go. A timer would wait 4 ms.
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const start = async () => {
    // Requested before the first of them runs. Each request takes as long as a small script: two per task.
    for (const [index, href] of [...files, entry].entries()) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      if (index % 2 === 1) await nextTask()
    }
    const modules: Record<string, object> = {}
    for (const file of files) {
      modules[file] = await import(/* @vite-ignore */ file)
      await nextTask()
    }
    const routeModules = Object.entries(routes).map(([id, parts]) => [
      id,
      Object.assign({}, ...parts.map((part) => modules[part])),
    ])
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(routeModules) })
    await import(/* @vite-ignore */ entry)
  }
  const painted = new Promise<void>((resolve) => {
    // Some browsers never paint, a search engine's for instance.
    setTimeout(resolve, 3_000)
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      paints.disconnect()
      resolve()
    })
    // WebKit calls back from inside this call.
    paints.observe({ type: 'paint', buffered: true })
  })
  // At once in a browser without the observer.
  painted.then(start, start)
}
