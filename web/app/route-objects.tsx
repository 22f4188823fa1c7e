import type { ComponentType } from 'react'
import {
  type LoaderFunction,
  type MiddlewareFunction,
  type NonIndexRouteObject,
  type RouteObject,
  type ShouldRevalidateFunction,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router'
import type { Meta, PageHandle } from './lib/pages/page.ts'
import { LastResort, Root, RootError } from './root.tsx'
import { type RouteEntry, routes } from './routes.ts'

/** What a page or a layout exports. */
export interface PageModule {
  default: ComponentType<never>
  meta?: Meta
  /** In the browser. On the server it is what `page.loader.ts` beside `page.page.tsx` exports. */
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
  ErrorBoundary?: ComponentType<{ error: unknown }>
  HydrateFallback?: ComponentType
}

type Parts = Pick<
  NonIndexRouteObject,
  'loader' | 'shouldRevalidate' | 'Component' | 'ErrorBoundary' | 'HydrateFallback' | 'handle'
>

/** The table of routes as React Router takes it, with the parts of each page from `partsOf`. */
export const createRouteObjects = (
  partsOf: (entry: RouteEntry) => Parts | { lazy: () => Promise<Parts>; middleware?: MiddlewareFunction[] },
  root: Parts & { middleware?: MiddlewareFunction[] },
): RouteObject[] => {
  const objectOf = (entry: RouteEntry): RouteObject => {
    const { id, path, children } = entry
    const parts = { id, ...(path && { path }), ...(children && { children: children.map(objectOf) }) }
    return { ...parts, ...partsOf(entry) }
  }
  const rootObject = { id: 'root', Component: Root, ErrorBoundary: RootError, ...root, children: routes.map(objectOf) }
  return [{ id: 'site', ErrorBoundary: LastResort, children: [rootObject] }]
}

/** The parts of a route from the module of its page. */
export const partsOfModule = (
  file: string,
  { default: Page, meta, ErrorBoundary, loader, shouldRevalidate, HydrateFallback }: PageModule,
): Parts => ({
  Component: withProps(Page),
  handle: { file, meta } satisfies PageHandle,
  ...(loader && { loader }),
  ...(shouldRevalidate && { shouldRevalidate }),
  ...(ErrorBoundary && { ErrorBoundary: withError(ErrorBoundary) }),
  ...(HydrateFallback && { HydrateFallback }),
})

const withProps = (Page: ComponentType<never>): ComponentType => {
  const Given = Page as ComponentType<{ loaderData: unknown; params: object }>
  return () => <Given loaderData={useLoaderData()} params={useParams()} />
}

const withError =
  (Boundary: ComponentType<{ error: unknown }>): ComponentType =>
  () => <Boundary error={useRouteError()} />
