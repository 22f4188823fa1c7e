import { join } from 'node:path'
import type { Servers } from '@colocdar/api/db/connection/servers'
import { openDatabase } from '@colocdar/api/db/database'
import type { Notifications } from '@colocdar/api/db/notifications'
import { openStandby } from '@colocdar/api/db/standby'
import type { Deps } from '@colocdar/api/deps'
import { createEventHub } from '@colocdar/api/events/event-hub'
import { createViewCounter } from '@colocdar/api/features/vues/vues-counter.service'
import type { CallLog } from '@colocdar/api/http/route'
import { openJobs } from '@colocdar/api/jobs/jobs'
import { createLimits } from '@colocdar/api/limits/limits'
import { sendOnceReleased } from '@colocdar/api/mail/held-mails'
import { createMailQueue, mailJobs } from '@colocdar/api/mail/mail-queue'
import { mailboxTransport } from '@colocdar/api/mail/mailbox-transport'
import { smtpTransport } from '@colocdar/api/mail/smtp-transport'
import { featureMails } from '@colocdar/api/mails'
import { createEncoder } from '@colocdar/api/pictures/encoder'
import { createPushQueue, pushJobs } from '@colocdar/api/push/push-queue'
import { jobWorkers } from '@colocdar/api/queues'
import { createStorage } from '@colocdar/api/storage/create-storage'
import { countStoreErrors } from '../metrics/store-errors.ts'
import type { Config } from './config.ts'
import { createDatabaseClock } from './database-clock.ts'

// In the demo all visitors share one address, so the limits are this many times wider.
const demoSlack = 100

// For all processes together; each opens a few more for its jobs.
const queryConnections = 48

// A load balancer asks every few seconds, and does not wait for a database host that disappeared.
const readiness = { text: 'select 1', query_timeout: 2_000 }

const question = 'select clock_timestamp() as now'

/** The implementations of the API's ports, chosen by the settings. */
export const compose = async (
  config: Config,
  { servers, notifications, log }: { servers: Servers; notifications: Notifications; log: CallLog },
) => {
  const maxConnections = Math.min(10, Math.floor(queryConnections / config.WEB_CONCURRENCY))
  const database = openDatabase({
    servers,
    maxConnections,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const standby = config.DATABASE_READ_URL
    ? openStandby({ url: config.DATABASE_READ_URL, primary: { db: database.db, servers }, maxConnections, log })
    : undefined
  const jobs = await openJobs({ servers, notifications, log })
  const databaseClock = createDatabaseClock({
    ask: async () => (await database.pool.query<{ now: Date }>(question)).rows[0]?.now ?? new Date(),
    log,
  })
  await databaseClock.measure().catch(() => {})
  const { clock } = databaseClock
  const demo = config.mode === 'demo'
  const { storage, errors: storeErrors } = countStoreErrors(
    createStorage({ url: config.UPLOADS_URL, folder: join(config.DATA_DIR, 'uploads') }),
  )
  const encoder = createEncoder({ log })
  const deps: Deps = {
    config: {
      publicUrl: config.PUBLIC_URL,
      contactEmail: config.CONTACT_EMAIL,
      telephoneAlert: config.PHONE_ALERT,
      hidingAlert: config.HIDING_ALERT,
      demo,
      blogger:
        config.BLOGGER_BLOG_ID && config.BLOGGER_API_KEY
          ? { blogId: config.BLOGGER_BLOG_ID, apiKey: config.BLOGGER_API_KEY }
          : null,
      push: { subject: config.VAPID_SUBJECT ?? `mailto:${config.CONTACT_EMAIL}`, hosts: config.PUSH_HOSTS },
    },
    db: database.db,
    ...(standby && { standby }),
    storage,
    encodePhoto: encoder.encodePhoto,
    mails: createMailQueue(jobs, featureMails),
    jobs,
    pushes: createPushQueue(jobs),
    limits: createLimits({ db: database.db, clock, ...(demo && { slack: demoSlack }) }),
    views: createViewCounter({ db: database.db, clock }),
    clock,
    events: createEventHub(),
  }
  const closing = new AbortController()
  return {
    deps,
    standby,
    storeErrors,
    isDatabaseUp: () =>
      database.pool.query(readiness).then(
        () => true,
        () => false,
      ),
    poolUse: () => ({
      used: database.pool.totalCount - database.pool.idleCount,
      idle: database.pool.idleCount,
      waiting: database.pool.waitingCount + (standby?.waiting ?? 0),
    }),
    async startWorkers() {
      const mailTransport = config.SMTP_URL
        ? smtpTransport({ url: config.SMTP_URL, from: config.MAIL_FROM })
        : mailboxTransport(deps.db)
      const workers = jobWorkers({ ...deps, mailTransport, log })
      const toPeople = [mailJobs, pushJobs]
      await jobs.startWorkers(workers.filter(({ queue }) => !toPeople.includes(queue)))
      const start = () => jobs.startWorkers(workers.filter(({ queue }) => toPeople.includes(queue)))
      void sendOnceReleased({ db: deps.db, log, start, stopped: closing.signal })
    },
    async close() {
      closing.abort()
      databaseClock.stop()
      encoder.close()
      // Without a database they are lost, which must not keep the process from stopping.
      await deps.views.flush().catch(() => {})
      await jobs.stop()
      await standby?.close()
      await database.close()
    },
  }
}
