import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, Links, Meta, Scripts, type ServerBuild, ServerRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportErrorsTo } from '../lib/client/report-error.ts'
import { handleRequest } from './handle-request.tsx'
import { InlineScript, ScrollScript } from './inline-script.tsx'
import { handleError } from './page-renderer.ts'
import { PageScripts } from './page-scripts.tsx'
import { type Entry, type Layout, renderByReactRouter, renderPage } from './small-site.fixture.tsx'

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

/** Runs the scripts that pass data to the router, with a stream that records what is written to it. */
const handedOver = (html: string) => {
  const codes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  const written = { data: '', closed: false }
  class RecordingStream {
    constructor({ start }: { start(controller: object): void }) {
      start({ enqueue: (text: string) => (written.data += text), close: () => (written.closed = true) })
    }
    pipeThrough = (transform: object) => `as bytes: ${transform instanceof TextEncoderStream}`
  }
  const window: { __reactRouterContext?: object } = {}
  try {
    for (const code of codes.filter((each) => each.startsWith('window.__reactRouterContext')))
      new Function('window', 'ReadableStream', code)(window, RecordingStream)
  } catch (error) {
    return String(error)
  }
  const { streamController: _, ...context } = window.__reactRouterContext as { streamController?: object }
  return { context, ...written }
}

const globalsIn = (html: string) => [...new Set(html.match(/__reactRouter\w+/g))].sort()

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

it('writes what React Router’s own <Scripts> and stream write', async () => {
  const theirs = await render(TheirLayout, streamed)
  const ours = await render(OurLayout, handleRequest)
  const changed = 'React Router’s <Scripts> has changed: let boot/page-scripts.tsx and boot/loader-data.ts follow it.'
  expect(handedOver(ours), changed).toEqual(handedOver(theirs))
  expect(ourFiles(ours), changed).toEqual(filesOfReactRouter(theirs))
  expect(globalsIn(ours), changed).toEqual(globalsIn(theirs))
  expect(handedOver(theirs)).toMatchObject({ data: expect.stringContaining('Salé'), closed: true })
})

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
    const { onError: _, ...ours } = await renderPage(Shown, handleRequest, { path })
    const { html, status } = await renderByReactRouter(Shown, streamed, path)
    const end = '<!--$--><!--/$--></body></html>'
    expect(html.endsWith(end)).toBe(true)
    expect(ours).toEqual({ html: html.replace(end, '</body></html>'), status, scripts: [] })
    if (path === '/coloc/12') expect(ours.html).toMatch(/Annonce 12.*cadre\.svg.*ad\.css.*handle/s)
  },
)

const scriptsIn = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)

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
  expect(scripts).toHaveLength(5)
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
