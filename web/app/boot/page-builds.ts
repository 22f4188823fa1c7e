import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Page = { path: string; build: ServerBuild }

/**
 * The application with the routes of one page alone, for addresses that plainly are of that page: React Router matches,
 * copies and creates all sixty several times for each request. Anything unusual gets the whole application: encoded
 * signs, loader data alone, addresses that fit several pages or none.
 */
export const createBuildAt = (build: ServerBuild): ((pathname: string) => ServerBuild) => {
  const pages = pagesOf(build)
  const byPath = new Map(pages.filter(({ path }) => !path.includes(':')).map((page) => [page.path, page.build]))
  const withParts = pages
    .filter(({ path }) => path.includes(':'))
    .map((page) => ({
      ...page,
      expression: new RegExp(`^${page.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
    }))
  return (pathname) => {
    if (pathname.includes('%') || pathname.endsWith('.data')) return build
    // React Router takes no notice of case.
    const path = pathname.toLowerCase()
    const exact = byPath.get(path)
    if (exact) return exact
    const [only, another] = withParts.filter(({ expression }) => expression.test(path))
    return only && !another ? only.build : build
  }
}

/** Without splats and optional parts, which fit what other pages fit better. */
const pagesOf = (build: ServerBuild): Page[] => {
  const all = Object.values(build.routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  return all
    .filter(({ id }) => !parents.has(id))
    .map(({ id }) => {
      const ids = branchOf(build.routes, id)
      const paths = ids.map((each) => build.routes[each]?.path?.replace(/^\//, '')).filter(Boolean)
      return { path: `/${paths.join('/')}`.toLowerCase(), build: withRoutes(build, ids) }
    })
    .filter(({ path }) => /^[\w/:.-]+$/.test(path))
}

/** From the root to the route. By parents: the keys of an object that look like numbers come first, as `404` does. */
export const branchOf = (routes: Routes, id: string): string[] => {
  const parentId = routes[id]?.parentId
  return parentId ? [...branchOf(routes, parentId), id] : [id]
}

const withRoutes = (build: ServerBuild, ids: string[]): ServerBuild => {
  const only = <V>(all: Record<string, V>) => Object.fromEntries(ids.map((id) => [id, all[id] as V]))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
