import { metricsToken } from './metrics-token.ts'

/** What the public cache answered since its process started. */
export interface CacheCounts {
  hit: number
  stale: number
  miss: number
}

const readCacheCounts = async (url: string): Promise<CacheCounts> => {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()
  // One line for each route; none before the first request.
  const read = (result: string) =>
    [...text.matchAll(new RegExp(`^colocdar_cache_requests_total{[^}]*result="${result}"[^}]*} (\\d+)`, 'gm'))]
      .map(([, requests]) => Number(requests))
      .reduce((sum, requests) => sum + requests, 0)
  if (!text.includes('# TYPE colocdar_cache_requests_total')) throw new Error('/metrics does not count the cache')
  return { hit: read('hit'), stale: read('stale'), miss: read('miss') }
}

/** What the cache answered while something ran. */
export const cacheCountsDuring = async <T>(url: string, run: () => Promise<T>): Promise<[T, CacheCounts]> => {
  const before = await readCacheCounts(url)
  const result = await run()
  const after = await readCacheCounts(url)
  return [result, { hit: after.hit - before.hit, stale: after.stale - before.stale, miss: after.miss - before.miss }]
}

/** Of all requests, those that were answered from the cache. */
export const hitRatio = ({ hit, stale, miss }: CacheCounts): number => (hit + stale) / (hit + stale + miss)
