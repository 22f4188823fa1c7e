import { type Milestone, readMilestones } from '@colocdar/api/db/migrations/milestones'
import type { Deps } from '@colocdar/api/deps'
import { readMasquages } from '@colocdar/api/features/signalements/signalements-masquages.service'
import { countTelephonesOfHour } from '@colocdar/api/features/telephone/telephone.service'
import { countJobs } from '@colocdar/api/jobs/stored-jobs'
import { jobQueues } from '@colocdar/api/queues'
import type { Registry } from 'prom-client'
import { within } from '../process/within.ts'
import { createSnapshot } from './snapshot.ts'

/** What the database knows, the same for every process; only `colocdar_database_up` when it does not answer. */
export const jobMetrics = async (deps: Pick<Deps, 'db' | 'clock'>, databaseMs?: number): Promise<Registry> => {
  const { registry, gauge } = createSnapshot()
  const counted = Promise.all([
    countJobs(deps.db, jobQueues),
    countTelephonesOfHour(deps),
    readMasquages(deps),
    readMilestones(deps.db),
  ])
  const values = await within(counted, null, databaseMs)
  gauge('colocdar_database_up', '1 when PostgreSQL answers.', values ? 1 : 0)
  if (!values) return registry
  const [queues, telephones, masquages, milestones] = values
  gauge(
    'colocdar_jobs',
    'Jobs by queue: waiting, at work, given up. Mails are one queue.',
    queues.flatMap(({ queue, counts }) =>
      Object.entries(counts).map(([state, count]) => [{ queue, state }, count] as const),
    ),
    ['queue', 'state'],
  )
  gauge(
    'colocdar_jobs_oldest_seconds',
    'Age of the oldest job of a queue that is not done; 0 without any.',
    queues.map(({ queue, oldestSeconds }) => [{ queue }, Math.round(oldestSeconds)] as const),
    ['queue'],
  )
  gauge(
    'colocdar_mails_held',
    '1 while the mails of a restored database wait for their release.',
    milestones.restored ? 1 : 0,
  )
  gauge('colocdar_telephones_shown', 'Phone numbers shown in the last hour.', telephones)
  gauge('colocdar_ads_hidden', 'Ads that reports hid in the last hour.', masquages.hidden)
  gauge('colocdar_hiding_stopped', '1 while reports hide no ads, after too many in an hour.', masquages.stopped ? 1 : 0)
  const seconds = (name: Milestone) => Math.round((milestones[name]?.getTime() ?? 0) / 1000)
  gauge(
    'colocdar_backup_last_success_seconds',
    'When the last complete backup ended; 0 without any.',
    seconds('backup'),
  )
  const failure = 'When a backup last failed or was incomplete; 0 if none was.'
  gauge('colocdar_backup_last_failure_seconds', failure, seconds('backup-failed'))
  return registry
}
