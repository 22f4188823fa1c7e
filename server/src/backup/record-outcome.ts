import { type Milestone, storeMilestone } from '@colocdar/api/db/migrations/milestones'
import pg from 'pg'

/** Makes a backup and stores how it ended, for the metrics of the site. Its failure is thrown on. */
export const recordOutcome = async (databaseUrl: string, makeBackup: () => Promise<void>): Promise<void> => {
  try {
    await makeBackup()
  } catch (error) {
    // Without the database this cannot be written either: then the last success grows old, which is watched too.
    await record(databaseUrl, 'backup-failed').catch(() => {})
    throw error
  }
  await record(databaseUrl, 'backup')
}

const record = async (databaseUrl: string, name: Milestone): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'colocdar-backup' })
  try {
    await client.connect()
    await storeMilestone(client, name)
  } finally {
    await client.end()
  }
}
