import { createHash, timingSafeEqual } from 'node:crypto'
import type { Db } from '@colocdar/api/db/database'
import { countJobs } from '@colocdar/api/jobs/job-counts'
import { jobQueues } from '@colocdar/api/queues'
import { AppError } from '@colocdar/contracts/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Store } from '../http/cache/store.ts'
import type { RenderSlots } from '../pages/render-slots.ts'
import { copyNumber } from '../process/web-processes.ts'
import { shareMetrics } from './all-processes.ts'
import { jobMetrics } from './job-metrics.ts'
import { toText } from './metric.ts'
import { type PoolUse, processMetrics } from './process-metrics.ts'
import { registerRequestTimes } from './request-times.ts'

interface MetricsOptions {
  db: Db
  poolUse: () => PoolUse
  store: Store
  slots: Pick<RenderSlots, 'waiting'>
  token: string | undefined
}

/** `/metrics` for Prometheus: how the site is doing, without a word about anybody. */
export const registerMetrics = (app: FastifyInstance, { db, poolUse, store, slots, token }: MetricsOptions): void => {
  const requestTimes = registerRequestTimes(app)
  const labels = { process: String(copyNumber()) }
  const countAll = shareMetrics(() => [
    requestTimes(labels),
    ...processMetrics(app, { store, pool: poolUse(), slots }, labels),
  ])
  app.get('/metrics', { logLevel: 'warn', config: { vital: true } }, async (request, reply) => {
    // To others there is nothing here.
    if (!mayRead(request, token)) throw new AppError('NOT_FOUND')
    const [processes, jobs] = await Promise.all([countAll(), jobMetrics(() => countJobs(db, jobQueues))])
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(toText([...processes, jobs]))
  })
}

/** With a token set it is asked of everybody; else only a program of this machine may read, and no proxy on it. */
const mayRead = (request: FastifyRequest, token: string | undefined): boolean => {
  if (token) return isSame(request.headers.authorization ?? '', `Bearer ${token}`)
  const { remoteAddress = '' } = request.socket
  return /^(::ffff:)?127\.|^::1$/.test(remoteAddress) && !proxyHeaders.some((name) => name in request.headers)
}

// What a proxy adds on behalf of somebody else.
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
