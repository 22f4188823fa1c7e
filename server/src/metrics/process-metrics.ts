import type { EventHub } from '@colocdar/api/events/event-hub'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { CatalogueListener } from '../http/cache/listener.ts'
import type { Purger } from '../http/cache/purge.ts'
import type { Store } from '../http/cache/store.ts'
import type { StoreErrors } from './store-errors.ts'
import type { QueryWatch } from './watch-queries.ts'

export interface PoolUse {
  used: number
  idle: number
  waiting: number
}

export interface Observed {
  store: Pick<Store, 'size' | 'counts'>
  poolUse: () => PoolUse
  listener: Pick<CatalogueListener, 'state'>
  pages: { readonly underWay: number }
  storeErrors: StoreErrors
  queries: Pick<QueryWatch, 'slow'>
  purger?: Pick<Purger, 'count'> | undefined
  events?: Pick<EventHub, 'size'>
}

/** The state of this process when Prometheus asks. Overload is judged by the same event loop delay and queues. */
export const registerProcessMetrics = (
  app: FastifyInstance,
  registry: Registry,
  { store, poolUse, listener, pages, storeErrors, queries, purger, events }: Observed,
): void => {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, label: string, read: () => Record<string, number>) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset()
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count)
      },
    })
  gauge('colocdar_start_time_seconds', 'When the process started.', () => Math.round(performance.timeOrigin / 1000))
  gauge(
    'colocdar_event_loop_delay_seconds',
    'Mean delay of the event loop.',
    () => app.memoryUsage().eventLoopDelay / 1000,
  )
  gauge(
    'colocdar_event_loop_utilization',
    'Share of time in which the event loop worked.',
    () => app.memoryUsage().eventLoopUtilized,
  )
  gauge('colocdar_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge('colocdar_heap_used_bytes', 'JavaScript objects.', () => process.memoryUsage().heapUsed)
  new Gauge({
    name: 'colocdar_database_connections',
    help: 'Connections to PostgreSQL.',
    labelNames: ['state'],
    registers,
    collect() {
      const { used, idle } = poolUse()
      this.set({ state: 'used' }, used)
      this.set({ state: 'idle' }, idle)
    },
  })
  gauge('colocdar_database_queries_waiting', 'Queries that wait for a connection.', () => poolUse().waiting)
  gauge('colocdar_listener_connected', '1 when changes of the catalogue are notified to this process.', () =>
    Number(listener.state.connected),
  )
  gauge(
    'colocdar_listener_silence_seconds',
    'Since PostgreSQL last answered on the connection of the notifications.',
    () => listener.state.silentSeconds,
  )
  gauge('colocdar_event_streams', 'Open streams of server-sent events.', () => events?.size ?? 0)
  gauge('colocdar_pages_under_way', 'Pages being made.', () => pages.underWay)
  new Counter({
    name: 'colocdar_slow_queries_total',
    help: 'Queries that took longer than SLOW_QUERY_MS.',
    registers,
    collect() {
      this.reset()
      this.inc(queries.slow)
    },
  })
  counter(
    'colocdar_store_errors_total',
    'Operations on the store of the photos that failed.',
    'operation',
    () => storeErrors,
  )
  new Counter({
    name: 'colocdar_cache_requests_total',
    help: 'Public answers found in memory, found there but out of date, or made.',
    labelNames: ['route', 'result'],
    registers,
    collect() {
      this.reset()
      for (const [route, { hits, stale, misses }] of store.counts) {
        this.inc({ route, result: 'hit' }, hits)
        this.inc({ route, result: 'stale' }, stale)
        this.inc({ route, result: 'miss' }, misses)
      }
    },
  })
  gauge('colocdar_cache_offline', '1 while cached answers are sent whatever their age.', () =>
    Number(store.size.offline),
  )
  gauge('colocdar_cache_entries', 'Public answers in memory.', () => store.size.entries)
  gauge('colocdar_cache_bytes', 'Their size, in all encodings.', () => store.size.bytes)
  if (purger)
    counter('colocdar_cdn_purges_total', 'Batches of tags that the CDN took or did not.', 'result', () => purger.count)
}
