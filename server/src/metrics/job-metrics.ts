import type { JobCount } from '@colocdar/api/jobs/job-counts'
import { Gauge, Registry } from 'prom-client'

/** What the database knows, the same for every process; only `colocdar_database_up` when it does not answer. */
export const jobMetrics = async (
  countJobs: () => Promise<JobCount[]>,
  countTelephones: () => Promise<number>,
): Promise<Registry> => {
  const registry = new Registry()
  const [counts, telephones] = await Promise.all([countJobs(), countTelephones()]).catch(() => [null, 0] as const)
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
  new Gauge({
    name: 'colocdar_telephones_shown',
    help: 'Phone numbers shown in the last hour.',
    registers: [registry],
  }).set(telephones)
  for (const { queue, state, count } of counts) jobs.set({ queue, state }, count)
  return registry
}
