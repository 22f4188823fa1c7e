import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HydrationState,
  isRouteErrorResponse,
  Links,
  Meta,
  Scripts,
  type ServerBuild,
  ServerRouter,
  UNSAFE_decodeViaTurboStream,
} from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportErrorsTo } from '../lib/client/report-error.ts'
import { handleError } from './create-page-renderer.ts'
import { handleRequest } from './handle-request.tsx'
import { InlineScript, ScrollScript } from './inline-script.tsx'
import { readLoaderData } from './loader-data.tsx'
import { PageScripts } from './page-scripts.tsx'
import { type Entry, type Layout, openSite, renderByReactRouter, renderPage } from './small-site.fixture.tsx'

beforeEach(() => void vi.stubEnv('DEV', false))
afterEach(() => {
  vi.unstubAllEnvs()
  reportErrorsTo()
})

const Page = ({ children }: { children: ReactNode }) => (
  <html lang="fr">
    <body>{children}</body>
  </html>
)

const TheirLayout: Layout = ({ children }) => (
  <Page>
    {children}
    <Scripts />
  </Page>
)

const OurLayout: Layout = ({ children }) => (
  <Page>
    {children}
    <PageScripts />
  </Page>
)

const render = async (layout: Layout, entry: Entry): Promise<string> => (await renderPage(layout, entry)).html

/** As React Router's template for entry.server.tsx does. */
const streamed: Entry = async (request: Request, status: number, headers: Headers, context: EntryContext) => {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await stream.allReady
  return new Response(stream, { status, headers })
}

const scriptsIn = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)

/** What the scripts of React Router's own page leave in the window: the stream already decoded. */
const theirHandover = async (html: string) => {
  let data = ''
  class RecordingStream {
    constructor({ start }: { start(controller: object): void }) {
      start({ enqueue: (text: string) => (data += text), close: () => {} })
    }
    pipeThrough = () => undefined
  }
  const window: { __reactRouterContext?: { stream?: unknown; streamController?: unknown } } = {}
  for (const code of scriptsIn(html).filter((each) => each.startsWith('window.__reactRouterContext')))
    new Function('window', 'ReadableStream', code)(window, RecordingStream)
  const { stream: _stream, streamController: _controller, ...context } = window.__reactRouterContext ?? {}
  const { value } = await UNSAFE_decodeViaTurboStream(
    new Response(data).body as ReadableStream<Uint8Array>,
    global as never,
  )
  return { context, state: value as HydrationState }
}

const ourHandover = (html: string) => {
  const [, context] = /window\.__reactRouterContext=(.*?)<\/script>/.exec(html) ?? []
  const [, textContent] = /id="loader-data">(.*?)<\/script>/s.exec(html) ?? []
  const page = { getElementById: () => ({ textContent }) as HTMLElement }
  return { context: JSON.parse(context ?? ''), state: readLoaderData(page) }
}

/** The files that `<Scripts>` preloads or imports, read from what it writes. */
const filesOfReactRouter = (html: string) => {
  const code = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)]
  const imports = [...code.matchAll(/import \* as (route\d+)\w* from "([^"]+)"/g)]
  const routes = [...(/__reactRouterRouteModules = \{(.*?)\}/.exec(code)?.[1] ?? '').matchAll(/"(\w+)":(route\d+)/g)]
  const filesOf = (variable?: string) => imports.filter(([, name]) => name === variable).map(([, , file]) => file)
  return {
    entry: /import\("([^"]+)"\);$/.exec(code)?.[1],
    routes: Object.fromEntries(routes.map(([, id, variable]) => [id, filesOf(variable)])),
    requested: [...new Set([...preloads.map(([, file]) => file), ...imports.map(([, , file]) => file)])].sort(),
  }
}

const ourFiles = (html: string) => {
  const { files, routes, entry } = JSON.parse(/\)\((\{"files":.*?\})\)<\/script>/.exec(html)?.[1] ?? '{}')
  return { entry, routes, requested: [...files, entry].sort() }
}

it('writes what React Router’s own <Scripts> writes', async () => {
  const theirs = await render(TheirLayout, streamed)
  const ours = await render(OurLayout, handleRequest)
  const changed = 'React Router’s <Scripts> has changed: let boot/page-scripts.tsx follow it.'
  expect(ourFiles(ours), changed).toEqual(filesOfReactRouter(theirs))
  const globals = (html: string) => new Set(html.match(/__reactRouter\w+/g))
  expect(globals(ours), changed).toEqual(globals(theirs))
})

it('names the files of each page, whichever was rendered before', async () => {
  const { render: renderAt } = openSite(OurLayout, handleRequest)
  const routesAt = async (path: string) => Object.keys(ourFiles((await renderAt(path)).html).routes)
  // Encoded signs, and an address of no page: these share one table of all routes.
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await routesAt('/coloc/%31')).toEqual(['root', 'frame', 'ad'])
    expect(await routesAt('/nulle/part')).toEqual(['root'])
  }
})

it.each(['/', '/coloc/12', '/coloc/404', '/coloc/500', '/nulle/part', '/coloc/%31'])(
  'hands over to the browser what React Router does, at %s',
  async (path) => {
    const { context, state } = await theirHandover((await renderByReactRouter(TheirLayout, streamed, { path })).html)
    const ours = ourHandover((await renderPage(OurLayout, handleRequest, { path })).html)
    expect(ours.context).toEqual(context)
    const { loaderData, errors } = state
    expect(ours.state).toEqual({ loaderData, errors })
    for (const [id, error] of Object.entries(errors ?? {}))
      expect(isRouteErrorResponse(ours.state.errors?.[id])).toBe(isRouteErrorResponse(error))
  },
)

const Shown: Layout = ({ children }) => (
  <html lang="fr">
    <head>
      <Meta />
      <Links />
    </head>
    <body>{children}</body>
  </html>
)

it.each(['/', '/coloc/12', '/coloc/404', '/coloc/500', '/nulle/part'])(
  'renders %s from its own routes as React Router does from all of them',
  async (path) => {
    const { onError: _, headers: _own, ...ours } = await renderPage(Shown, handleRequest, { path })
    const { html, status } = await renderByReactRouter(Shown, streamed, { path })
    const end = '<!--$--><!--/$--></body></html>'
    expect(html.endsWith(end)).toBe(true)
    expect(ours).toEqual({ html: html.replace(end, '</body></html>'), status, scripts: [] })
    if (path === '/coloc/12') expect(ours.html).toMatch(/Annonce 12.*cadre\.svg.*ad\.css.*handle/s)
  },
)

const foreign = 'voler(document.cookie)'
const HostileLayout: Layout = ({ children }) => (
  <Page>
    <InlineScript code="ours()" />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what a page would hold if something foreign got into it. */}
    <div dangerouslySetInnerHTML={{ __html: `<script>${foreign}</script>` }} />
    {children}
    <ScrollScript />
    <PageScripts />
  </Page>
)

it('[SEC-21] tells which scripts it wrote, and not those that came with the content of a page', async () => {
  const { html, scripts } = await renderPage(HostileLayout, handleRequest)
  expect(scriptsIn(html)).toContain(foreign)
  expect([...(scripts ?? [])].sort()).toEqual(
    scriptsIn(html)
      .filter((code) => code !== foreign)
      .sort(),
  )
  expect(scripts).toHaveLength(4)
})

const defect = new Error('la page est tombée')
const BrokenPage = () => {
  throw defect
}
const Sorry = () => <p>Une erreur</p>

it('[SEC-19] reports what a component throws, and writes nothing to the console itself', async () => {
  const toConsole = vi.spyOn(console, 'error').mockImplementation(() => {})
  const change = ({ entry, routes }: ServerBuild) => {
    Object.assign(entry.module, { handleError })
    Object.assign(routes.root?.module ?? {}, { ErrorBoundary: Sorry })
    Object.assign(routes.page?.module ?? {}, { default: BrokenPage })
  }
  const { status, onError } = await renderPage(OurLayout, handleRequest, { change })
  expect(status).toBe(500)
  expect(onError).toHaveBeenCalledWith('page', defect)
  expect(toConsole).not.toHaveBeenCalled()
  toConsole.mockRestore()
})
