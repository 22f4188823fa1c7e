import { type ContextType, StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import {
  type DataRouter,
  RouterProvider,
  UNSAFE_createBrowserHistory,
  UNSAFE_createClientRoutes,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_FrameworkContext,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
  UNSAFE_hydrationRouteProperties,
} from 'react-router'
import { hydrationDataOf } from './hydration-data.ts'
import { readLoaderData } from './loader-data.tsx'
import { OuterBoundary } from './outer-boundary.tsx'

type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>

/** What the scripts of the page left for the router: see page-scripts.tsx and start-after-paint.ts. */
interface HandedOver {
  __reactRouterContext: Pick<Framework, 'ssr' | 'isSpaMode' | 'future' | 'routeDiscovery'>
  __reactRouterManifest: Framework['manifest']
  __reactRouterRouteModules: Framework['routeModules']
}

/**
 * Does what React Router's `HydratedRouter` does, one step per task. That one creates the router while React renders: the
 * longest task of all that a page's scripts do, and a phone does not react to a tap meanwhile.
 */
export const hydratePage = async (): Promise<void> => {
  const {
    __reactRouterContext: { ssr, isSpaMode, future, routeDiscovery },
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: routeModules,
  } = window as unknown as HandedOver
  await wholePage()
  const state = readLoaderData(document)
  const ids = Object.keys(routeModules)
  const routesOf = (routes: Framework['manifest']['routes'], parent?: string) =>
    UNSAFE_createClientRoutes(routes, routeModules, state, ssr, isSpaMode, parent)
  await nextTask()
  const router = UNSAFE_createRouter({
    routes: routesOf(Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))),
    history: UNSAFE_createBrowserHistory(),
    hydrationData: hydrationDataOf(state, manifest, routeModules),
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(() => router, manifest, routeModules, ssr),
  })
  // Those of all other pages: looking for this one among them took as long as the rest.
  for (const id of ids) {
    const children = routesOf(manifest.routes, id)
    if (children.length === 0) continue
    await nextTask()
    router.patchRoutes(id, children)
  }
  await nextTask()
  if (router.state.initialized) router.initialize()
  await nextTask()
  const framework = { manifest, routeModules, future, ssr, isSpaMode, routeDiscovery }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <UNSAFE_FrameworkContext value={framework}>
          <Router router={router} />
        </UNSAFE_FrameworkContext>
        {/* Ids depend on the tree: the server's router has a second child, too. */ null}
      </StrictMode>,
    )
  })
}

/** The data are its last element. */
const wholePage = async () => {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

// As in start-after-paint.ts, which goes into the page as text and cannot share it.
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })

const Router = ({ router }: { router: DataRouter }) => {
  const [location, setLocation] = useState(router.state.location)
  useLayoutEffect(() => router.subscribe((state) => setLocation(state.location)), [router])
  useEffect(() => {
    // What loads in the browser waits for the page, and for a task of its own.
    if (!router.state.initialized) void nextTask().then(router.initialize)
  }, [router])
  return (
    <OuterBoundary location={location}>
      <RouterProvider router={router} flushSync={flushSync} />
    </OuterBoundary>
  )
}
