import type { Db } from './db/database.ts'
import type { Limits } from './limits/limits.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import type { Storage } from './storage/storage.ts'

/** Settings that the API reads; the server takes them from the environment. */
export interface ApiConfig {
  /** Address of the site without a trailing slash: links in mails start with it, never with the Host header. */
  publicUrl: string
  contactEmail: string
  /** Demo mode: known accounts, and the mailbox at /api/dev/mails. */
  demo: boolean
  /** The blog on Google Blogger; null when posts live in the database. */
  blogger: BloggerSettings | null
}

export interface BloggerSettings {
  blogId: string
  apiKey: string
  /** Another server that speaks Blogger v3, for tests. */
  baseUrl?: string
}

/** Everything the API needs from outside, passed in once: no globals, no singletons. */
export interface Deps {
  config: ApiConfig
  db: Db
  storage: Storage
  mails: MailQueue
  limits: Limits
  clock: () => Date
}
