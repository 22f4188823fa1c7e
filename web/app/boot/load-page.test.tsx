import { renderToString } from 'react-dom/server'
import { data, redirect, type ServerBuild, ServerRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { handleRequest } from './handle-request.tsx'
import { type Entry, type Layout, renderByReactRouter, renderPage } from './small-site.fixture.tsx'

beforeEach(() => void vi.stubEnv('DEV', false))
afterEach(() => void vi.unstubAllEnvs())

const Plain: Layout = ({ children }) => (
  <html lang="fr">
    <body>{children}</body>
  </html>
)

const rendered: Entry = (request, status, headers, { serverHandoffStream: _, ...context }) => {
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = renderToString(<ServerRouter context={context} url={request.url} />)
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

const Sorry = () => <p>Désolé</p>

type Route = NonNullable<ServerBuild['routes'][string]>
type Manifest = NonNullable<ServerBuild['assets']['routes'][string]>
type Page = Route['module']

const withPage = (page: Partial<Page>) => (build: ServerBuild) => {
  Object.assign(build.routes.page?.module ?? {}, page)
}

it.each<[string, Partial<Page>]>([
  ['that redirects', { loader: () => redirect('/coloc/12', 301) }],
  ['whose loader throws a redirection', { loader: () => Promise.reject(redirect('/coloc/12')) }],
  ['with a status of its own', { loader: () => data({ titre: 'absente' }, { status: 404 }) }],
  ['with headers of its own', { headers: () => ({ 'cache-control': 'no-store' }) }],
  ['whose loader answers with an error', { loader: () => Promise.reject(data('fermée', { status: 503 })) }],
  ['whose loader has a defect', { loader: () => Promise.reject(new Error('panne')) }],
  ['that shows errors itself', { loader: () => Promise.reject(new Error('panne')), ErrorBoundary: Sorry }],
])('answers for a page %s as React Router does', async (_what, page) => {
  const theirs = await renderByReactRouter(Plain, rendered, { change: withPage(page) })
  const { html, status, headers } = await renderPage(Plain, handleRequest, { change: withPage(page) })
  expect({ html, status, headers }).toEqual(theirs)
})

it('answers for a page whose id is a number, which an object puts before all other keys', async () => {
  const change = ({ routes, assets }: ServerBuild) => {
    const [page, inManifest] = [routes.page as Route, assets.routes.page as Manifest]
    routes[404] = { ...page, id: '404', index: undefined, path: '/404' }
    assets.routes[404] = { ...inManifest, id: '404', index: undefined, path: '/404' }
  }
  const theirs = await renderByReactRouter(Plain, rendered, { path: '/404', change })
  const { html, status, headers } = await renderPage(Plain, handleRequest, { path: '/404', change })
  expect({ html, status, headers }).toEqual(theirs)
  expect(html).toMatch(/^<!DOCTYPE html><html/)
})

it.each([
  ['returns', async () => null],
  ['throws', () => Promise.reject(data(null, { status: 503 }))],
  ['redirects', async () => redirect('/coloc/12')],
])('calls a loader once that %s', async (_what, answer) => {
  const loader = vi.fn(answer)
  await renderPage(Plain, handleRequest, { change: withPage({ loader }) })
  expect(loader).toHaveBeenCalledOnce()
})

it('[SEC-19] reports a defect once, and tells visitors nothing of it', async () => {
  const defect = new Error('mot de passe de la base')
  const change = withPage({ loader: () => Promise.reject(defect) })
  const { html, onError } = await renderPage(Plain, handleRequest, { change })
  expect(onError.mock.calls).toEqual([['page', defect]])
  expect(html).not.toContain('mot de passe')
})
