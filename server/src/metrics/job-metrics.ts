import type { JobCount } from '@colocdar/api/jobs/job-counts'
import { type Metric, metric } from './metric.ts'

/** What the database knows, the same for every process. Without a database, that is the news. */
export const jobMetrics = async (countJobs: () => Promise<JobCount[]>): Promise<Metric[]> => {
  const counts = await countJobs().catch(() => null)
  const up = metric('gauge', 'colocdar_database_up', '1 when PostgreSQL answers.', [[{}, counts ? 1 : 0]])
  if (!counts) return [up]
  const values = counts.map(({ queue, state, count }): [{ queue: string; state: string }, number] => [
    { queue, state },
    count,
  ])
  return [
    up,
    metric('gauge', 'colocdar_jobs', 'Jobs by queue: waiting, at work, given up. Mails are one queue.', values),
  ]
}
