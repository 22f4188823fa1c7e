import { readFile } from 'node:fs/promises'
import { type UNSAFE_AssetsManifest, UNSAFE_getHydrationData, type UNSAFE_RouteModules } from 'react-router'
import { describe, expect, it } from 'vitest'
import { hydrationDataOf } from './hydration-data.ts'

const atOnce = Object.assign(async () => 'from the browser', { hydrate: true as const })
const later = async () => 'from the browser'
const Empty = () => null

/** A page with its layout, and another page that the browser knows, too. */
const siteWith = (hasLoader: boolean, page: { clientLoader?: typeof later; HydrateFallback?: typeof Empty }) => {
  const routes = {
    root: { id: 'root', path: '', hasLoader: true },
    layout: { id: 'layout', parentId: 'root', hasLoader: false },
    page: { id: 'page', parentId: 'layout', path: '/coloc/:id', hasLoader },
    other: { id: 'other', parentId: 'layout', path: '/favoris', hasLoader: true },
  }
  const modules = { root: { default: Empty }, layout: { default: Empty }, page: { default: Empty, ...page } }
  return {
    manifest: { routes } as unknown as UNSAFE_AssetsManifest,
    modules: modules as unknown as UNSAFE_RouteModules,
    tree: [{ ...routes.root, children: [{ ...routes.layout, children: [routes.page, routes.other] }] }],
  }
}

describe('the data that the router starts with', () => {
  it.each(
    [true, false].flatMap((hasLoader) =>
      [{}, { clientLoader: later }, { clientLoader: atOnce }, { clientLoader: atOnce, HydrateFallback: Empty }].map(
        (page) => [hasLoader, page] as const,
      ),
    ),
  )('is what React Router finds for a page (loader on the server: %s, module: %o)', (hasLoader, page) => {
    const { manifest, modules, tree } = siteWith(hasLoader, page)
    const state = { loaderData: { root: 1, page: 2 }, errors: null, actionData: null }
    const theirs = UNSAFE_getHydrationData({
      state,
      routes: tree as never,
      getRouteInfo: (id) => ({
        clientLoader: modules[id]?.clientLoader,
        hasLoader: manifest.routes[id]?.hasLoader === true,
        hasHydrateFallback: modules[id]?.HydrateFallback != null,
      }),
      location: { pathname: '/coloc/12', search: '', hash: '' } as never,
      basename: undefined,
      future: {} as never,
      isSpaMode: false,
    })
    expect(hydrationDataOf(state, manifest, modules)).toEqual(theirs)
    expect(state.loaderData).toEqual({ root: 1, page: 2 })
  })

  it('is all that React Router’s own hydration is made of', async () => {
    const file = 'node_modules/react-router/dist/production/lib/dom-export/hydrated-router.js'
    const code = await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8')
    const used = /import \{ (.*?) \} from "react-router"/.exec(code)?.[1]?.split(', ')
    const changed = 'React Router’s HydratedRouter has changed: let boot/hydrate-page.tsx follow it.'
    expect(used?.map((name) => name.replace('UNSAFE_', '')).sort(), changed).toEqual([...followed, ...leftOut].sort())
    expect(code.match(/createElement\((\S+?),/g), changed).toEqual(tree)
  })
})

const followed = [
  'FrameworkContext',
  'RemixErrorBoundary',
  'createBrowserHistory',
  'createClientRoutes',
  'createRouter',
  'defaultMapRouteProperties',
  'getHydrationData',
  'getTurboStreamSingleFetchDataStrategy',
  'hydrationRouteProperties',
]

// Routes discovered little by little, hot reload, and loader data as a stream: loader-data.tsx has them as JSON.
const leftOut = [
  'createClientRoutesWithHMRRevalidationOptOut',
  'decodeViaTurboStream',
  'getPatchRoutesOnNavigationFunction',
  'invariant',
  'useFogOFWarDiscovery',
]

const tree = [
  'createElement(React$1.Fragment,',
  'createElement(UNSAFE_FrameworkContext.Provider,',
  'createElement(UNSAFE_RemixErrorBoundary,',
  'createElement(RouterProvider$1,',
  'createElement(React$1.Fragment,',
]
