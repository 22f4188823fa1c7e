import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCaches } from './fake-caches.fixture.ts'
import { workerSource } from './plugin.ts'
import { publicPages } from './public-pages.ts'
import { type OfflineSettings, type WorkerScope, workOffline } from './worker.ts'

const origin = 'https://colocdar.test'
const settings: OfflineSettings = { version: 'v2', publicPages }

const html = (title: string, status = 200) =>
  new Response(`<title>${title} · Colocdar</title><link href="/assets/a-1.css">`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })

const redirected = (answer: Response): Response =>
  Object.defineProperties(answer, { redirected: { value: true }, clone: { value: () => redirected(html('Ailleurs')) } })

const setUp = () => {
  const listeners = new Map<string, (event: never) => void>()
  const caches = fakeCaches(origin)
  const network = vi.fn(async (request: string | URL | Request): Promise<Response> => {
    const { pathname } = new URL(typeof request === 'object' && 'url' in request ? request.url : request, origin)
    if (pathname === '/hors-ligne.html') return new Response('<h1>Pas de connexion</h1><ul hidden></ul>')
    if (pathname === '/hors-ligne.ar.html') return new Response('<h1>لا يوجد اتصال</h1><ul hidden></ul>')
    return pathname.startsWith('/assets/') ? new Response('file') : html(pathname)
  })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', network)
  // Node resolves no relative addresses.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, origin), init)
      }
    },
  )
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    skipWaiting: vi.fn(async () => {}),
    clients: { claim: vi.fn(async () => {}), matchAll: async () => [{ url: `${origin}/about` }] },
    registration: { navigationPreload: { enable: vi.fn(async () => {}) } },
    location: { origin },
    navigator: {} as WorkerScope['navigator'],
  }
  workOffline(settings, scope as WorkerScope)

  const dispatch = async (type: string, more: object = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(type)?.({
      ...more,
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise
      },
    } as never)
    const answered = await answer
    await Promise.all(work)
    return answered
  }
  const request = (path: string, more: Partial<Request> = {}) =>
    dispatch('fetch', {
      request: { url: origin + path, method: 'GET', mode: 'cors', referrer: '', ...more },
      preloadResponse: Promise.resolve(undefined),
    })
  return {
    scope,
    network,
    dispatch,
    request,
    visit: (path: string) => request(path, { mode: 'navigate' }),
    disconnect: () => network.mockRejectedValue(new TypeError('Failed to fetch')),
    kept: () => [...(caches.stored.get('pages-v2')?.keys() ?? [])].map((url) => url.slice(origin.length)),
    caches,
  }
}

describe('the service worker', () => {
  let worker: ReturnType<typeof setUp>
  beforeEach(async () => {
    worker = setUp()
    await worker.dispatch('install')
  })
  afterEach(() => vi.unstubAllGlobals())

  it('asks the network first, and shows a page that was visited without one', async () => {
    await worker.visit('/coloc/12?utm=x')
    worker.network.mockResolvedValueOnce(html('Nouveau titre'))
    expect(await (await worker.visit('/coloc/12'))?.text()).toContain('Nouveau titre')
    worker.disconnect()
    expect(await (await worker.visit('/coloc/12'))?.text()).toContain('Nouveau titre')
    expect((await worker.request('/assets/a-1.css'))?.status).toBe(200)
  })

  it.each([
    ...[
      '/profile',
      '/edit-profile',
      '/offres',
      '/offres/3',
      '/annonces',
      '/admin',
      '/admin/utilisateurs/3',
      '/favoris',
    ],
    ...['/auth/login', '/auth/verifier/secret', '/auth/changer-mot-de-passe/secret', '/messages/3', '/dev/mails'],
  ])('never keeps %s', async (path) => {
    await worker.visit(path)
    await worker.dispatch('message', { data: path })
    expect(worker.kept()).toEqual([])
  })

  it('leaves the API, what is sent and other sites alone', async () => {
    const untouched = [
      worker.request('/api/test/coloc/12'),
      worker.request('/api/donnees', { mode: 'navigate' }),
      worker.request('/coloc/12', { method: 'POST', mode: 'navigate' }),
      worker.request('', { url: 'https://ailleurs.test/', mode: 'navigate' }),
      worker.request('/uploads/a.webp?w=320', { mode: 'no-cors' }),
    ]
    expect(await Promise.all(untouched)).toEqual(Array(untouched.length).fill(undefined))
    expect(await worker.caches.keys()).toEqual(['files-v2'])
  })

  it.each([
    ['an error', html('Panne', 503)],
    ['a redirection', redirected(html('Ailleurs'))],
    ['what is no page', new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ])('does not keep %s', async (_, answer) => {
    worker.network.mockResolvedValueOnce(answer)
    await worker.visit('/coloc/12')
    expect(worker.kept()).toEqual([])
  })

  it('forgets an ad that is gone', async () => {
    await worker.visit('/coloc/12')
    worker.network.mockResolvedValueOnce(html('Page introuvable', 404))
    await worker.visit('/coloc/12')
    expect(worker.kept()).toEqual([])
  })

  it('keeps the last thirty pages', async () => {
    for (let id = 1; id <= 31; id += 1) await worker.visit(`/coloc/${id}`)
    await worker.visit('/coloc/2')
    await worker.visit('/coloc/32')
    expect(worker.kept()).toHaveLength(30)
    expect(worker.kept()).toContain('/coloc/2')
    expect(worker.kept()).not.toContain('/coloc/3')
  })

  it('keeps a page that was opened by the router, once, and not when data is dear', async () => {
    await worker.dispatch('message', { data: '/demande/4' })
    await worker.dispatch('message', { data: '/demande/4' })
    expect(worker.network.mock.calls.filter(([url]) => String(url).endsWith('/demande/4'))).toHaveLength(1)
    worker.scope.navigator.connection = { saveData: true }
    await worker.dispatch('message', { data: '/demande/5' })
    worker.scope.navigator.connection = {}
    await worker.caches.open('economie')
    await worker.dispatch('message', { data: '/demande/5' })
    await worker.caches.delete('economie')
    await worker.dispatch('message', { data: 'https://ailleurs.test/demande/6' })
    expect(worker.kept()).toEqual(['/demande/4'])
  })

  it('says that there is no connection, with links to what can be read', async () => {
    await worker.visit('/coloc/12')
    await worker.visit('/about')
    worker.disconnect()
    const answer = await worker.visit('/profile')
    expect(answer?.status).toBe(503)
    expect(await answer?.text()).toMatch(
      /Pas de connexion.*<ul><li><a href="\/about">\/about<\/a><\/li><li><a href="\/coloc\/12">\/coloc\/12</,
    )
  })

  it('says so in Arabic on an Arabic page', async () => {
    await worker.visit('/about')
    worker.disconnect()
    for (const path of ['/ar', '/ar/profile']) {
      const text = await (await worker.visit(path))?.text()
      expect(text).toMatch(/لا يوجد اتصال.*آخر الصفحات.*href="\/about"/)
    }
    expect(await (await worker.visit('/arabe'))?.text()).toContain('Pas de connexion')
  })

  it('says so also where the browser preloads pages, and gives an error for an answer', async () => {
    worker.disconnect()
    const request = { url: `${origin}/profile`, method: 'GET', mode: 'navigate', referrer: '' }
    const answer = await worker.dispatch('fetch', { request, preloadResponse: Promise.resolve(Response.error()) })
    expect(await answer?.text()).toContain('Pas de connexion')
  })

  it.each(['/hors-ligne.css', '/hors-ligne.js', '/favicon.svg'])('has %s for that page', async (file) => {
    worker.network.mockResolvedValueOnce(new Response('du réseau'))
    expect(await (await worker.request(file))?.text()).toBe('du réseau')
    worker.disconnect()
    expect(await (await worker.request(file))?.text()).toContain(file)
  })

  it('loads a kept document where the router cannot, but never leaves the page on the screen', async () => {
    await worker.visit('/coloc/offres?villeId=3')
    await worker.visit('/')
    worker.disconnect()
    const referrer = `${origin}/about`
    const list = await worker.request('/coloc/offres.data?villeId=3', { referrer })
    expect(await list?.json()).toEqual({ document: '/coloc/offres?villeId=3' })
    expect(await (await worker.request('/_root.data', { referrer }))?.json()).toEqual({ document: '/' })
    await expect(worker.request('/_root.data', { referrer: `${origin}/` })).rejects.toThrow('Failed to fetch')
    await expect(worker.request('/coloc/12.data', { referrer })).rejects.toThrow('Failed to fetch')
  })

  it('drops what an older version kept, and keeps the page that is open', async () => {
    await worker.caches.open('pages-v1')
    await worker.caches.open('files-v1')
    await worker.dispatch('activate')
    expect(await worker.caches.keys()).toEqual(['files-v2', 'pages-v2'])
    expect(worker.kept()).toEqual(['/about'])
    expect([worker.scope.skipWaiting, worker.scope.clients.claim].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })
})

it('is another one with each build, and stands alone', () => {
  const source = workerSource(['assets/a-1.js', 'assets/b-1.css'])
  expect(workerSource(['assets/b-1.css', 'assets/a-1.js'])).toBe(source)
  expect(workerSource(['assets/a-2.js', 'assets/b-1.css'])).not.toBe(source)
  const addEventListener = vi.fn()
  new Function('self', source)({ addEventListener })
  const types = 'install activate message fetch push notificationclick'
  expect(addEventListener.mock.calls.map(([type]) => type)).toEqual(types.split(' '))
})
