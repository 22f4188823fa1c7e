import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { branchOf } from './page-builds.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

/** What is to be rendered, or a redirection. */
export type LoadPage = (request: Request, context: RouterContextProvider) => Promise<EntryContext | Response>

/**
 * Loads a page for rendering, from a build with the routes of that page alone. React Router's request handler does the
 * same inside an empty chain of middleware, and then encodes what was loaded value by value, for as long as React takes
 * for a quarter of a list. Null for pages that have more than loaders: these are left to it.
 */
export const createPageLoader = (build: ServerBuild, onError: (error: unknown) => void): LoadPage | null => {
  const all = Object.values(build.routes).filter((route) => route !== undefined)
  const needsMore = all.some(({ module }) => module.headers || module.middleware || module.action)
  const page = all.find(({ id }) => all.every(({ parentId }) => parentId !== id))
  if (needsMore || !page?.module.default) return null
  const branch = branchOf(build.routes, page.id).map((id) => build.routes[id] as Route)
  const { assets: manifest, basename, future, ssr, routeDiscovery } = build
  const { query } = createStaticHandler([dataRouteOf(branch)], { basename })
  const entry = {
    manifest,
    branches: [],
    routeModules: Object.fromEntries(branch.map(({ id, module }) => [id, module])),
    // Settings of the build, which hold nothing to escape.
    serverHandoffString: JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false }),
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
  }
  return async (request, requestContext) => {
    const context = await query(request, { requestContext })
    if (context instanceof Response) return context
    if (context.errors) context.errors = withoutDetails(context.errors, onError)
    return { ...entry, staticHandlerContext: context, renderMeta: {} }
  }
}

const Nothing = () => null

const dataRouteOf = ([route, ...rest]: Route[]): RouteObject => {
  const { id, path, index, caseSensitive, module } = route as Route
  const { loader, ErrorBoundary } = module
  const common = {
    id,
    path,
    ...(loader && { loader }),
    // Says where errors are shown; what shows them comes with the modules.
    ...(ErrorBoundary && { ErrorBoundary: Nothing }),
  }
  if (index) return { ...common, index }
  return { ...common, caseSensitive, children: rest.length > 0 ? [dataRouteOf(rest)] : [] }
}

/** Visitors are told of an answer such as 404 what its loader says, and of a defect nothing. */
const withoutDetails = (errors: Record<string, unknown>, onError: (error: unknown) => void) =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (isRouteErrorResponse(error)) return [id, error]
      onError(error)
      return [id, Object.assign(new Error('Unexpected Server Error'), { stack: undefined })]
    }),
  )
