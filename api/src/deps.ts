import type { ColocType } from '@colocdar/contracts/enumerations'
import type { Db } from './db/database.ts'
import type { Standby } from './db/standby.ts'
import type { EventHub } from './events/event-hub.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Limits } from './limits/limits.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import type { Encoder } from './pictures/encoder.ts'
import type { PushQueue } from './push/push-queue.ts'
import type { Storage } from './storage/storage.ts'

/** Settings of the API, which the server reads from the environment. */
export interface ApiConfig {
  /** URL of the site without a trailing slash. Links in mails start with it, never with the Host header. */
  publicUrl: string
  contactEmail: string
  /** Phone numbers shown in an hour, on the whole site, above which the operator is warned. */
  telephoneAlert: number
  /** Ads that reports may hide in an hour: above it they hide none for a day, and the operator is mailed. */
  hidingAlert: number
  /** Demo mode: known accounts, and the mailbox at /api/dev/mails. */
  demo: boolean
  /** The blog on Google Blogger; null when posts live in the database. */
  blogger: BloggerSettings | null
  push: PushSettings
}

export interface BloggerSettings {
  blogId: string
  apiKey: string
  /** A fake Blogger server, for tests. */
  baseUrl?: string
}

export interface PushSettings {
  /** Where the services of browsers can reach the operator: `mailto:` or `https:`. */
  subject: string
  /** Hosts of services beside those of the large browsers; `*.` stands for any name before it. */
  hosts: string[]
}

/** Views of ads and searches that found nothing, counted in batches. */
export interface Views {
  add(seen: { type: ColocType; id: number; visitor: string } | { type: 'recherche'; id: string; visitor: string }): void
  /** Writes what was collected so far. */
  flush(): Promise<void>
}

/** Everything the API needs from outside. There are no globals and no singletons. */
export interface Deps {
  config: ApiConfig
  db: Db
  /** Where visitors' reads may go instead, see `handleCall`. */
  standby?: Pick<Standby, 'read'>
  storage: Storage
  encodePhoto: Encoder['encodePhoto']
  mails: MailQueue
  jobs: Pick<Jobs, 'send'>
  pushes: PushQueue
  limits: Limits
  views: Views
  clock: () => Date
  events: EventHub
}
