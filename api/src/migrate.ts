import { applyMigrations } from './db/migrations.ts'
import { prepareJobs } from './jobs/prepare-jobs.ts'
import { jobQueues } from './queues.ts'

/** Brings the schema and the job queues up to date. Processes that start together wait for the first one. */
export const migrateDatabase = (url: string): Promise<void> =>
  applyMigrations(url, (client) => prepareJobs(client, jobQueues))
