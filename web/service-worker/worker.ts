export interface OfflineSettings {
  /** Another with each build: what an older worker kept is dropped, since it belongs to other files. */
  version: string
  /** Patterns of the pages that are the same for everybody. Nothing else is kept. */
  publicPages: string[]
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WorkerEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** As much of a service worker's global scope as is used. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(options: object): Promise<readonly { url: string }[]> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  location: { origin: string }
  navigator: { connection?: { saveData?: boolean } }
}

/**
 * The service worker: without a connection it shows the public pages that were visited, else a page that says so.
 * The network comes first, and the API is never touched. Written to a file as text by `plugin.ts`: it may use nothing but
 * its argument and the browser.
 */
export const workOffline = ({ version, publicPages }: OfflineSettings, worker: WorkerScope): void => {
  const pagesName = `pages-${version}`
  const filesName = `files-${version}`
  const sparingName = 'economie'
  const french = { page: '/hors-ligne.html', lastPages: 'Vos dernières pages', untitled: 'Page sans titre' }
  const arabic = { page: '/hors-ligne.ar.html', lastPages: 'آخر الصفحات', untitled: 'صفحة بدون عنوان' }
  const offlineFiles = [french.page, arabic.page, '/hors-ligne.css', '/hors-ligne.js', '/favicon.svg']
  const maxPages = 30
  const isPublic = publicPages.map((pattern) => new RegExp(pattern))

  const addressOf = ({ pathname, search }: URL): string => `${pathname}${search}`
  const mayKeep = ({ origin, pathname }: URL): boolean =>
    origin === worker.location.origin && isPublic.some((pattern) => pattern.test(pathname))

  const keptPage = async (address: string): Promise<Response | undefined> =>
    (await caches.open(pagesName)).match(address, { ignoreVary: true })

  const keep = async (address: string, answer: Response): Promise<void> => {
    const pages = await caches.open(pagesName)
    // An ad that is gone must not go on here.
    if (answer.status === 404 || answer.status === 410) await pages.delete(address)
    if (answer.status !== 200 || answer.redirected || !answer.headers.get('content-type')?.startsWith('text/html'))
      return
    const html = await answer.clone().text()
    // Put back at the end: the first one is the oldest.
    await pages.delete(address)
    await pages.put(address, answer)
    for (const oldest of (await pages.keys()).slice(0, -maxPages)) await pages.delete(oldest)
    await keepFiles(html)
  }

  /** What the page needs to show itself. The browser has just loaded them: they come from its own cache. */
  const keepFiles = async (html: string): Promise<void> => {
    const files = await caches.open(filesName)
    const named = new Set(html.match(/\/assets\/[\w.-]+/g))
    await Promise.all([...named].map(async (file) => (await files.match(file)) ?? files.add(file).catch(() => {})))
  }

  /** A page that was opened without loading a document. */
  const visit = async (url: URL): Promise<void> => {
    if (!mayKeep(url) || worker.navigator.connection?.saveData || (await readSparing())) return
    if (await keptPage(addressOf(url))) return
    await keep(addressOf(url), await fetch(url, { priority: 'low' }))
  }

  const openPage = async (event: FetchEvent): Promise<Response> => {
    const url = new URL(event.request.url)
    try {
      const preloaded = await event.preloadResponse
      // Without a connection Firefox gives an answer that is none, where others throw.
      const answer = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request)
      if (mayKeep(url)) event.waitUntil(keep(addressOf(url), answer.clone()))
      return answer
    } catch (error) {
      return (await keptPage(addressOf(url))) ?? (await offlineAnswer(url)) ?? Promise.reject(error)
    }
  }

  /** The page that says so, with links to what can be read. */
  const offlineAnswer = async ({ pathname }: URL): Promise<Response | undefined> => {
    const words = /^\/ar(\/|$)/.test(pathname) ? arabic : french
    const answer = await (await caches.open(filesName)).match(words.page)
    if (!answer) return undefined
    const pages = await caches.open(pagesName)
    const links: string[] = []
    for (const { url } of [...(await pages.keys())].reverse()) {
      const title = /<title>([^<]*)</.exec((await (await pages.match(url))?.text()) ?? '')?.[1]
      links.push(
        `<li><a href="${addressOf(new URL(url))}">${title?.replace(/ · Colocdar$/, '') || words.untitled}</a></li>`,
      )
    }
    const html = (await answer.text()).replace('<ul hidden></ul>', () =>
      links.length > 0 ? `<h2>${words.lastPages}</h2><ul>${links.join('')}</ul>` : '',
    )
    return new Response(html, { status: 503, headers: answer.headers })
  }

  /**
   * The data of a page that the router navigates to. Without a connection the document is loaded instead, if it was
   * kept. Data of the page on the screen fails as ever, and what was typed stays.
   */
  const readData = async ({ request }: FetchEvent): Promise<Response> => {
    try {
      return await fetch(request)
    } catch (error) {
      const url = new URL(request.url)
      url.pathname = url.pathname.replace(/(\/_root)?\.data$/, '') || '/'
      const page = addressOf(url)
      const stays = request.referrer !== '' && addressOf(new URL(request.referrer)) === page
      if (stays || !(await keptPage(page))) throw error
      return Response.json({ document: page })
    }
  }

  /** Names of built files change with their content: what is kept is right. */
  const readFile = async ({ request }: FetchEvent): Promise<Response> => {
    const files = await caches.open(filesName)
    const kept = await files.match(request, { ignoreVary: true })
    if (kept) return kept
    const answer = await fetch(request)
    if (answer.status === 200 && answer.type === 'basic') await files.put(request, answer.clone())
    return answer
  }

  /** A file of the offline page. Its name stays when its content changes: the network comes first. */
  const readOfflineFile = async ({ request }: FetchEvent): Promise<Response> => {
    try {
      return await fetch(request)
    } catch (error) {
      return (await (await caches.open(filesName)).match(request, { ignoreVary: true })) ?? Promise.reject(error)
    }
  }

  // Chosen on a page (`lib/storage/sparing.ts`), and read again with each page. Undefined until the first answer.
  let isSparing: boolean | undefined
  const readSparing = async (): Promise<boolean> => {
    isSparing = await caches.has(sparingName)
    return isSparing
  }

  /** Smaller, as the server sends it to browsers that save data. Another request: images may not carry this header. */
  const readPhoto = async ({ request }: FetchEvent): Promise<Response> =>
    (isSparing ?? (await readSparing()))
      ? fetch(request.url, { headers: { 'save-data': 'on' }, signal: request.signal })
      : fetch(request)

  worker.addEventListener('install', (event) => {
    const fetched = offlineFiles.map((file) => new Request(file, { cache: 'reload' }))
    event.waitUntil(caches.open(filesName).then((files) => files.addAll(fetched)))
    // A newer one need not wait until all tabs are closed: it changes nothing for a page that is open.
    void worker.skipWaiting()
  })

  worker.addEventListener('activate', (event) => {
    const begin = async () => {
      for (const name of await caches.keys())
        if (![pagesName, filesName, sparingName].includes(name)) await caches.delete(name)
      await worker.registration.navigationPreload?.enable()
      await worker.clients.claim()
      const open = await worker.clients.matchAll({ type: 'window' })
      await Promise.allSettled(open.map(({ url }) => visit(new URL(url))))
    }
    event.waitUntil(begin())
  })

  worker.addEventListener('message', (event) => {
    event.waitUntil(visit(new URL(String(event.data), worker.location.origin)).catch(() => {}))
  })

  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api')) return
    if (request.mode === 'navigate' || pathname.endsWith('.data')) void readSparing()
    if (request.mode === 'navigate') event.respondWith(openPage(event))
    else if (request.destination === 'image' && pathname.startsWith('/uploads/') && isSparing !== false)
      event.respondWith(readPhoto(event))
    else if (pathname.startsWith('/assets/')) event.respondWith(readFile(event))
    else if (offlineFiles.includes(pathname)) event.respondWith(readOfflineFile(event))
    else if (pathname.endsWith('.data')) event.respondWith(readData(event))
  })
}
