import { type Db, openDatabase } from '@colocdar/api/db/database'
import { deleteMilestone, readMilestones, storeMilestone } from '@colocdar/api/db/migrations/milestones'
import { countJobs, discardFailedJobs, listFailedJobs, retryFailedJobs } from '@colocdar/api/jobs/stored-jobs'
import { mailJobs } from '@colocdar/api/mail/mail-queue'
import { maskEmail } from '@colocdar/api/mask-email'
import { requireSchema } from '@colocdar/api/migrate'
import type pg from 'pg'
import { describeError } from '../process/describe-error.ts'
import { runToEnd } from '../process/lifecycle.ts'
import { StartupError } from '../process/startup-error.ts'
import { readConfig } from '../start/config.ts'
import { openCommandDatabase } from './command-database.ts'

const list = async (db: Db): Promise<string> => {
  const mails = await listFailedJobs(db, mailJobs)
  const lines = mails.map(({ data, reason, failedAt }) =>
    [
      new Date(failedAt).toISOString(),
      data.template,
      maskEmail(String(data.to)),
      describeError(new Error(reason)).message,
    ].join('  '),
  )
  const { restored } = await readMilestones(db)
  const held = restored ? [`E-mails retenus depuis le ${restored.toISOString()} : -- release les envoie.`] : []
  return [...held, `E-mails abandonnés : ${mails.length}.`, ...lines].join('\n')
}

const release = async (db: Db): Promise<string> => {
  const [waiting] = await countJobs(db, [mailJobs])
  return (await deleteMilestone(db, 'restored'))
    ? `E-mails libérés : ${waiting?.counts.waiting ?? 0} partent maintenant.`
    : 'Les e-mails n’étaient pas retenus.'
}

const hold = async (_db: Db, pool: pg.Pool): Promise<string> => {
  await storeMilestone(pool, 'restored')
  return 'E-mails retenus à partir du prochain démarrage du site, jusqu’à -- release.'
}

const actions: Record<string, (db: Db, pool: pg.Pool) => Promise<string>> = {
  list,
  release,
  hold,
  retry: async (db) => `E-mails remis en file : ${await retryFailedJobs(db, mailJobs)}.`,
  discard: async (db) => `E-mails supprimés : ${await discardFailedJobs(db, mailJobs)}.`,
}

/**
 * `npm run mails [-- retry|discard]`: what could not be delivered, also while the server runs.
 * `npm run mails -- release`: what a restore holds back; `hold`: in a copy that another tool has made.
 */
await runToEnd(async (stops) => {
  const act = actions[process.argv[2] ?? 'list']
  if (!act) throw new StartupError('Usage : npm run mails [-- list|retry|discard|release|hold]')
  const config = readConfig(process.env, 'command')
  const url = await openCommandDatabase(config, stops)
  await requireSchema(url)
  const { db, pool, close } = openDatabase({ url, maxConnections: 1 })
  stops.push(close)
  console.log(await act(db, pool))
})
