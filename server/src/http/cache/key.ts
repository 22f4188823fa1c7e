import type { Endpoint } from '@colocdar/contracts/endpoint'
import type { FastifyRequest } from 'fastify'
import { pageAddress } from '../page-address.ts'

/**
 * What an answer is cached under: the path, and those query parameters that the page or call reads.
 * Null for what is not public: other methods, calls with a token, routes not marked as public.
 */
export const cacheKey = (request: FastifyRequest): string | null => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const { endpoint, page } = request.routeOptions.config ?? {}
  // Pages never look at who asks.
  if (page) return pageAddress(request.url)
  return endpoint?.cacheable && request.headers.authorization === undefined ? callKey(request, endpoint) : null
}

/** From the query as the router parsed it, which is what the call reads. */
const callKey = ({ url, query }: FastifyRequest, endpoint: Endpoint): string => {
  const [path = ''] = url.split(/[?#]/, 1)
  const given = query as Record<string, unknown>
  const values = Object.keys(endpoint.query?.shape ?? {}).map((name) => given[name])
  return values.some((value) => value !== undefined) ? `${path}?${JSON.stringify(values)}` : path
}
