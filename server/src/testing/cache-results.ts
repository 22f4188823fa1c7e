export const cacheResults = ['hit', 'stale', 'miss'] as const
export type CacheResult = (typeof cacheResults)[number]

/** How many requests the cache of a site answered in which way, by its metrics. */
export const countCacheResults = async (url: string, metricsToken: string): Promise<Record<CacheResult, number>> => {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()
  // One line for each route.
  const count = (result: CacheResult) =>
    [...text.matchAll(new RegExp(`cache_requests_total{[^}]*result="${result}"[^}]*} (\\d+)`, 'g'))]
      .map(([, requests]) => Number(requests))
      .reduce((sum, requests) => sum + requests, 0)
  return { hit: count('hit'), stale: count('stale'), miss: count('miss') }
}
