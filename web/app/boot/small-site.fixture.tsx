import type { FunctionComponent, ReactNode } from 'react'
import {
  createRequestHandler,
  data,
  Outlet,
  RouterContextProvider,
  type ServerBuild,
  useLoaderData,
  useMatches,
} from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { reportErrorsTo } from '../lib/client/report-error.ts'
import { createPageRenderer } from './create-page-renderer.ts'

export type Layout = FunctionComponent<{ children: ReactNode }>
export type Entry = ServerBuild['entry']['module']['default']
type ManifestRoute = ServerBuild['assets']['routes'][string]

interface Rendering {
  path?: string
  /** Breaks something in the site first. */
  change?(build: ServerBuild): void
}

/** A page of a small site, rendered with this layout by this entry. */
export const renderPage = async (layout: Layout, entry: Entry, { path = '/', change }: Rendering = {}) => {
  const { render, onError } = openSite(layout, entry, change)
  return { ...(await render(path)), onError }
}

/** All pages of a small site. */
export const openSite = (layout: Layout, entry: Entry, change?: Rendering['change']) => {
  const build = buildWith(layout, entry)
  change?.(build)
  const onError = vi.fn()
  onTestFinished(() => reportErrorsTo())
  const renderer = createPageRenderer(build, { mode: 'production', onError })
  const visit = {
    client: vi.fn() as never,
    siteUrl: 'https://colocdar.test',
    social: {},
    inSlot: async <T,>(run: () => T) => run(),
  }
  const render = async (path: string) => {
    const { body, scripts, status, headers } = await renderer(new Request(`https://colocdar.test${path}`), visit)
    const html = 'html' in body ? body.html : new TextDecoder().decode(body)
    return { html, scripts, status, headers: Object.fromEntries(headers) }
  }
  return { render, onError }
}

/** The same by React Router alone, from all routes. */
export const renderByReactRouter = async (layout: Layout, entry: Entry, { path = '/', change }: Rendering) => {
  const build = buildWith(layout, entry)
  change?.(build)
  const handle = createRequestHandler(build, 'production')
  const answer = await handle(new Request(`https://colocdar.test${path}`), new RouterContextProvider())
  return { html: await answer.text(), status: answer.status, headers: Object.fromEntries(answer.headers) }
}

const inManifest = (id: string, more: Partial<ManifestRoute> = {}): ManifestRoute => ({
  id,
  hasLoader: true,
  hasAction: false,
  hasClientLoader: false,
  hasClientAction: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  module: `/assets/${id}.js`,
  imports: ['/assets/shared.js'],
  css: [],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  ...more,
})

const readAd = ({ params }: { params: { id?: string } }) => {
  if (params.id === '404') throw data('absente', { status: 404 })
  if (params.id === '500') throw new Error('panne')
  return params.id
}

/** Shows what a page can ask the router for. */
const Ad = () => (
  <p>
    {String(useLoaderData())} {JSON.stringify(useMatches())}
  </p>
)

/** As React Router's own tool builds a site: a root, one page, whose module is split into all possible files, and an ad in a frame. */
const buildWith = (Layout: Layout, entry: Entry): ServerBuild => ({
  entry: { module: { default: entry, handleError: () => {} } },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        Layout,
        default: () => <Outlet />,
        loader: () => ({ siteUrl: 'https://colocdar.test' }),
      },
    },
    page: {
      id: 'page',
      parentId: 'root',
      index: true,
      module: { default: () => <p>Bonjour</p>, loader: () => ({ titre: '</script> & « Salé » \u2028' }) },
    },
    frame: {
      id: 'frame',
      parentId: 'root',
      module: { default: () => <Outlet />, handle: 'cadre', links: () => [{ rel: 'icon', href: '/cadre.svg' }] },
    },
    ad: {
      id: 'ad',
      parentId: 'frame',
      path: 'coloc/:id',
      module: { default: Ad, loader: readAd, meta: ({ loaderData }) => [{ title: `Annonce ${loaderData}` }] },
    },
  },
  assets: {
    version: '1',
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry.client.js', imports: ['/assets/react.js', '/assets/shared.js'] },
    routes: {
      root: inManifest('root', { path: '' }),
      page: inManifest('page', {
        parentId: 'root',
        index: true,
        clientActionModule: '/assets/page-client-action.js',
        clientLoaderModule: '/assets/page-client-loader.js',
        clientMiddlewareModule: '/assets/page-client-middleware.js',
        hydrateFallbackModule: '/assets/page-hydrate-fallback.js',
      }),
      frame: inManifest('frame', { parentId: 'root', hasLoader: false, css: ['/assets/frame.css'] }),
      ad: inManifest('ad', { parentId: 'frame', path: 'coloc/:id', css: ['/assets/ad.css'] }),
    },
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
})
