import type { FastifyInstance } from 'fastify'
import type { Store } from '../http/cache/store.ts'
import type { RenderSlots } from '../pages/render-slots.ts'
import { type Labels, type Metric, metric } from './metric.ts'

export interface PoolUse {
  used: number
  idle: number
  waiting: number
}

interface Held {
  store: Store
  pool: PoolUse
  slots: Pick<RenderSlots, 'waiting'>
}

/** What this process holds just now. The measures of pressure are those by which overload is judged. */
export const processMetrics = (app: FastifyInstance, { store, pool, slots }: Held, labels: Labels): Metric[] => {
  const { eventLoopDelay, eventLoopUtilized } = app.memoryUsage()
  const { rss, heapUsed } = process.memoryUsage()
  const { entries, bytes, hits, misses } = store.size
  const gauge = (name: string, help: string, value: number) => metric('gauge', name, help, [[labels, value]])
  return [
    gauge('colocdar_start_time_seconds', 'When the process started.', Math.round(performance.timeOrigin / 1000)),
    gauge('colocdar_event_loop_delay_seconds', 'Mean delay of the event loop.', eventLoopDelay / 1000),
    gauge('colocdar_event_loop_utilization', 'Share of time in which the event loop worked.', eventLoopUtilized),
    gauge('colocdar_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('colocdar_heap_used_bytes', 'JavaScript objects.', heapUsed),
    metric('gauge', 'colocdar_database_connections', 'Connections to PostgreSQL.', [
      [{ ...labels, state: 'used' }, pool.used],
      [{ ...labels, state: 'idle' }, pool.idle],
    ]),
    gauge('colocdar_database_queries_waiting', 'Queries that wait for a connection.', pool.waiting),
    gauge('colocdar_pages_waiting', 'Pages that wait to be rendered.', slots.waiting),
    metric('counter', 'colocdar_cache_requests_total', 'Public answers found in memory or not.', [
      [{ ...labels, result: 'hit' }, hits],
      [{ ...labels, result: 'miss' }, misses],
    ]),
    gauge('colocdar_cache_entries', 'Public answers in memory.', entries),
    gauge('colocdar_cache_bytes', 'Their size, in all encodings.', bytes),
  ]
}
