import { paths } from './paths.ts'

/**
 * The query parameters that the server reads for the page at a path. Like the router, it ignores the case.
 * Apart from `paths.ts`, which every page loads.
 */
export const queryOf = (pathname: string): readonly string[] => {
  const asked = pathname.toLowerCase().split('/')
  return reading.find(({ segments }) => isLike(segments, asked))?.query ?? []
}

const reading = Object.values(paths)
  .filter(({ query }) => query.length > 0)
  .map(({ pattern, query }) => ({ segments: pattern.split('/'), query: [...query].sort() }))

const isLike = (segments: readonly string[], asked: readonly string[]): boolean =>
  segments.length === asked.length &&
  segments.every((segment, index) => segment.startsWith(':') || segment === asked[index])
