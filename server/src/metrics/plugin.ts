import { createHash, timingSafeEqual } from 'node:crypto'
import type { Deps } from '@colocdar/api/deps'
import { AppError } from '@colocdar/contracts/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry, Registry } from 'prom-client'
import type { EarlyAnswers } from '../http/cache/early-answers.ts'
import { copyNumber } from '../process/web-processes.ts'
import { shareMetrics } from './all-processes.ts'
import { jobMetrics } from './job-metrics.ts'
import { type Disks, machineMetrics } from './machine-metrics.ts'
import { type Observed, processMetrics } from './process-metrics.ts'
import { registerRefusals } from './refusals.ts'
import { registerRequestTimes } from './request-times.ts'

interface MetricsOptions extends Observed {
  deps: Pick<Deps, 'db' | 'clock'>
  token: string | undefined
  early?: Pick<EarlyAnswers, 'observe'>
  disks: Disks
  /** How long the database may take, for tests on busy machines. */
  databaseMs?: number
}

/** `/metrics` for Prometheus: how the site is doing, without personal data. */
export const registerMetrics = (
  app: FastifyInstance,
  { deps, token, early, disks, databaseMs, ...observed }: MetricsOptions,
): void => {
  const times = new Registry()
  registerRequestTimes(app, times, early)
  registerRefusals(app, times)
  const readAllProcesses = shareMetrics(() => {
    const own = Registry.merge([times, processMetrics(app, observed)])
    own.setDefaultLabels({ process: String(copyNumber()) })
    return own.getMetricsAsJSON()
  })
  app.get('/metrics', { logLevel: 'warn', config: { vital: true, routine: true } }, async (request, reply) => {
    // Others must not learn that it exists.
    if (!mayRead(request, token)) throw new AppError('NOT_FOUND')
    const [processes, jobs] = await Promise.all([readAllProcesses(), jobMetrics(deps, databaseMs)])
    const ofMachine = Registry.merge([jobs, machineMetrics(disks)])
    const all = AggregatorRegistry.aggregate([...processes, await ofMachine.getMetricsAsJSON()])
    return reply
      .header('cache-control', 'no-store')
      .type(all.contentType)
      .send(await all.metrics())
  })
}

/** Only by token, not by address: requests that a proxy on this machine forwards come from this machine, too. */
const mayRead = (request: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && isSame(request.headers.authorization ?? '', `Bearer ${token}`)

const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
