import { splitLangue } from '@colocdar/contracts/langues'
import { paths } from '@colocdar/contracts/paths'
import type { FastifyRequest } from 'fastify'

const patterns = Object.values(paths).map(({ pattern }) => pattern)
const exact = new Set<string>(patterns.filter((pattern) => !pattern.includes(':')))
const withParts = patterns
  .filter((pattern) => !exact.has(pattern))
  .map((pattern) => ({ pattern, expression: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`) }))

const dataEnding = '.data'
const homeData = '/_root'
const unknownPage = '/*'

/** The pattern of the page at this address, `/coloc/:id`, or of its data alone, `/coloc/:id.data`. */
export const pageRoute = (target: string): string => {
  const [path = ''] = target.split(/[?#]/, 1)
  if (!path.endsWith(dataEnding)) return patternOf(path)
  return `${patternOf(path.slice(0, -dataEnding.length))}${dataEnding}`
}

/** The same in every language. */
const patternOf = (address: string): string => {
  const { path } = splitLangue(address)
  if (path === homeData) return '/'
  return exact.has(path) ? path : (withParts.find(({ expression }) => expression.test(path))?.pattern ?? unknownPage)
}

/** What measures call the route of a request: never its address, which may hold ids and secrets. */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.config?.page ? pageRoute(url) : (routeOptions.url ?? 'unmatched')
