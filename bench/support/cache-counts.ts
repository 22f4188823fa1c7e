import { metricsToken } from './metrics-token.ts'

/** What the public cache answered since its process started. */
export interface CacheCounts {
  hit: number
  stale: number
  miss: number
}

const readCacheCounts = async (url: string): Promise<CacheCounts> => {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()
  const read = (result: string) => {
    const found = new RegExp(`^colocdar_cache_requests_total{result="${result}"\\S* (\\d+)`, 'm').exec(text)
    if (!found) throw new Error(`/metrics does not count ${result}`)
    return Number(found[1])
  }
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
