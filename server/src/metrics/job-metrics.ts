import type { JobCount } from '@colocdar/api/jobs/job-counts'
import { Gauge, Registry } from 'prom-client'

/** What the database knows, the same for every process; only `colocdar_database_up` when it does not answer. */
export const jobMetrics = async (countJobs: () => Promise<JobCount[]>): Promise<Registry> => {
  const registry = new Registry()
  const counts = await countJobs().catch(() => null)
  new Gauge({ name: 'colocdar_database_up', help: '1 when PostgreSQL answers.', registers: [registry] }).set(
    counts ? 1 : 0,
  )
  if (!counts) return registry
  const jobs = new Gauge({
    name: 'colocdar_jobs',
    help: 'Jobs by queue: waiting, at work, given up. Mails are one queue.',
    labelNames: ['queue', 'state'],
    registers: [registry],
  })
  for (const { queue, state, count } of counts) jobs.set({ queue, state }, count)
  return registry
}
