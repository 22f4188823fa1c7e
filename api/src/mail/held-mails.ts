import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import { readMilestones } from '../db/migrations/milestones.ts'

interface HeldMails {
  db: Db
  log: { warn(details: object, message: string): void }
  /** Begins to send what waits. */
  start(): Promise<void>
  stopped: AbortSignal
  everyMs?: number
}

/**
 * Starts to send mails, unless the database was restored: then what waits was written before, mostly sent already, and a
 * copy made for a trial would write to real people. They wait until the operator releases them.
 */
export const sendOnceReleased = async ({ db, log, start, stopped, everyMs = 5_000 }: HeldMails): Promise<void> => {
  // A database that does not answer has not released them either.
  const isHeld = () =>
    readMilestones(db).then(
      ({ restored }) => restored !== undefined,
      () => true,
    )
  if (await isHeld()) log.warn({}, 'mails are held, as in a database that was restored: npm run mails -- release')
  while (await isHeld()) {
    await sleep(everyMs, undefined, { signal: stopped }).catch(() => {})
    if (stopped.aborted) return
  }
  await start()
}
