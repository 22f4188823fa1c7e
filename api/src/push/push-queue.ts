import { randomUUID } from 'node:crypto'
import type { Langue } from '@colocdar/contracts/langues'
import type { PushSujet } from '@colocdar/contracts/push'
import type { Db } from '../db/database.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** What a notification says. */
export interface PushContent {
  langue: Langue
  title: string
  body: string
  /** The page that a press opens. */
  path: string
  /** One with the same tag replaces it on the screen. */
  tag: string
}

/** A notification: what a mail says, or the messages that are unread. Both are written when it is sent. */
export type Push =
  | { sujet: PushSujet; mail: { id: string; data: object } }
  | { sujet: PushSujet; message: { conversationId: number; utilisateurId: number } }

/** For one device, and when it was due. */
export type PushJob = Push & { appareilId: number; le: string }

export interface PushQueue {
  /** In the caller's transaction. */
  enqueue(db: Db, jobs: PushJob[], afterSeconds: number): Promise<void>
}

/** What a service refuses for now is sent again later, see `RetryLater`; these retries are for processes that died. */
export const pushJobs: JobQueue = {
  name: 'push',
  retry: { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 },
  expireSeconds: 60,
  erased: true,
}

export const createPushQueue = (jobs: Jobs): PushQueue => ({
  enqueue: (db, list, afterSeconds) =>
    jobs.sendMany(
      db,
      pushJobs,
      list.map((data) => ({ id: randomUUID(), data, afterSeconds })),
    ),
})
