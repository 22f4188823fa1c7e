import { hostname } from 'node:os'
import type { Standby } from '@colocdar/api/db/standby'
import type { EventHub } from '@colocdar/api/events/event-hub'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { CatalogueListener } from '../http/cache/listener.ts'
import type { Purger } from '../http/cache/purge.ts'
import type { Store } from '../http/cache/store.ts'
import { createSnapshot } from './snapshot.ts'
import type { StoreErrors } from './store-errors.ts'
import type { QueryWatch } from './watch-queries.ts'

export interface Observed {
  store: Pick<Store, 'size' | 'counts'>
  poolUse: () => { used: number; idle: number; waiting: number }
  listener: Pick<CatalogueListener, 'state'>
  pages: { readonly underWay: number }
  storeErrors: StoreErrors
  queries: Pick<QueryWatch, 'slow'>
  standby?: Pick<Standby, 'count'> | undefined
  purger?: Pick<Purger, 'count'> | undefined
  events?: Pick<EventHub, 'size'>
}

/** The state of this process when Prometheus asks. Overload is judged by the same event loop delay and queues. */
export const processMetrics = (
  app: FastifyInstance,
  { store, poolUse, listener, pages, storeErrors, queries, standby, purger, events }: Observed,
): Registry => {
  const { registry, gauge, counter } = createSnapshot()
  const { eventLoopDelay, eventLoopUtilized } = app.memoryUsage()
  const { rss, heapUsed } = process.memoryUsage()
  const { used, idle, waiting } = poolUse()
  const { connected, silentSeconds } = listener.state
  const { offline, entries, bytes } = store.size
  const by = (label: string, values: Record<string, number>) =>
    Object.entries(values).map(([value, count]) => [{ [label]: value }, count] as const)

  const names = [[{ host: hostname(), pid: String(process.pid) }, 1] as const]
  gauge('colocdar_process_info', 'The name of the process, as in the log.', names, ['host', 'pid'])
  gauge('colocdar_start_time_seconds', 'When the process started.', Math.round(performance.timeOrigin / 1000))
  gauge('colocdar_event_loop_delay_seconds', 'Mean delay of the event loop.', eventLoopDelay / 1000)
  gauge('colocdar_event_loop_utilization', 'Share of time in which the event loop worked.', eventLoopUtilized)
  gauge('colocdar_resident_memory_bytes', 'Memory of the process.', rss)
  gauge('colocdar_heap_used_bytes', 'JavaScript objects.', heapUsed)
  gauge('colocdar_database_connections', 'Connections to PostgreSQL.', by('state', { used, idle }), ['state'])
  gauge('colocdar_database_queries_waiting', 'Queries that wait for a connection.', waiting)
  const listening = '1 when changes of the catalogue are notified to this process.'
  gauge('colocdar_listener_connected', listening, Number(connected))
  const silence = 'Since PostgreSQL last answered on the connection of the notifications.'
  gauge('colocdar_listener_silence_seconds', silence, silentSeconds)
  gauge('colocdar_event_streams', 'Open streams of server-sent events.', events?.size ?? 0)
  gauge('colocdar_pages_under_way', 'Pages being made.', pages.underWay)
  counter('colocdar_slow_queries_total', 'Queries that took longer than SLOW_QUERY_MS.', queries.slow)
  const reads = 'Public calls that the standby or the primary answered.'
  if (standby) counter('colocdar_public_reads_total', reads, by('server', standby.count), ['server'])
  const failures = 'Operations on the store of the photos that failed.'
  counter('colocdar_store_errors_total', failures, by('operation', storeErrors), ['operation'])
  counter(
    'colocdar_cache_requests_total',
    'Public answers found in memory, found there but out of date, or made.',
    [...store.counts].flatMap(([route, { hits: hit, stale, misses: miss }]) =>
      by('result', { hit, stale, miss }).map(([result, count]) => [{ route, ...result }, count] as const),
    ),
    ['route', 'result'],
  )
  gauge('colocdar_cache_offline', '1 while cached answers are sent whatever their age.', Number(offline))
  gauge('colocdar_cache_entries', 'Public answers in memory.', entries)
  gauge('colocdar_cache_bytes', 'Their size, in all encodings.', bytes)
  const purges = 'Batches of tags that the CDN took or did not.'
  if (purger) counter('colocdar_cdn_purges_total', purges, by('result', purger.count), ['result'])
  return registry
}
