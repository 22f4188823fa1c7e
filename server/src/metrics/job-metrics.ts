import type { QueueState } from '@colocdar/api/jobs/stored-jobs'
import { Gauge, Registry } from 'prom-client'

/** What the database knows, the same for every process; only `colocdar_database_up` when it does not answer. */
export const jobMetrics = async (
  countJobs: () => Promise<QueueState[]>,
  countTelephones: () => Promise<number>,
): Promise<Registry> => {
  const registry = new Registry()
  const registers = [registry]
  const [queues, telephones] = await Promise.all([countJobs(), countTelephones()]).catch(() => [null, 0] as const)
  new Gauge({ name: 'colocdar_database_up', help: '1 when PostgreSQL answers.', registers }).set(queues ? 1 : 0)
  if (!queues) return registry
  const jobs = new Gauge({
    name: 'colocdar_jobs',
    help: 'Jobs by queue: waiting, at work, given up. Mails are one queue.',
    labelNames: ['queue', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'colocdar_jobs_oldest_seconds',
    help: 'Age of the oldest job of a queue that is not done; 0 without any.',
    labelNames: ['queue'],
    registers,
  })
  new Gauge({ name: 'colocdar_telephones_shown', help: 'Phone numbers shown in the last hour.', registers }).set(
    telephones,
  )
  for (const { queue, counts, oldestSeconds } of queues) {
    for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count)
    oldest.set({ queue }, Math.round(oldestSeconds))
  }
  return registry
}
