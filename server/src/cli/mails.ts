import { type Db, openDatabase } from '@colocdar/api/db/database'
import { discardFailedJobs, listFailedJobs, retryFailedJobs } from '@colocdar/api/jobs/stored-jobs'
import { mailJobs } from '@colocdar/api/mail/mail-queue'
import { maskEmail } from '@colocdar/api/mask-email'
import { requireSchema } from '@colocdar/api/migrate'
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
  return [`E-mails abandonnés : ${mails.length}.`, ...lines].join('\n')
}

const actions: Record<string, (db: Db) => Promise<string>> = {
  list,
  retry: async (db) => `E-mails remis en file : ${await retryFailedJobs(db, mailJobs)}.`,
  discard: async (db) => `E-mails supprimés : ${await discardFailedJobs(db, mailJobs)}.`,
}

/** `npm run mails [-- retry|discard]`: what could not be delivered, also while the server runs. */
await runToEnd(async (stops) => {
  const act = actions[process.argv[2] ?? 'list']
  if (!act) throw new StartupError('Usage : npm run mails [-- list|retry|discard]')
  const config = readConfig(process.env, 'command')
  const url = await openCommandDatabase(config, stops)
  await requireSchema(url)
  const { db, close } = openDatabase({ url, maxConnections: 1 })
  stops.push(close)
  console.log(await act(db))
})
