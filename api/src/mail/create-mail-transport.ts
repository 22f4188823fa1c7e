import type { Db } from '../db/database.ts'
import type { MailTransport } from './mail-transport.ts'
import { mailboxTransport } from './mailbox-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

/** SMTP if a server is configured, else the demo's mailbox. */
export const createMailTransport = (options: { smtpUrl?: string | undefined; from: string; db: Db }): MailTransport =>
  options.smtpUrl ? smtpTransport({ url: options.smtpUrl, from: options.from }) : mailboxTransport(options.db)
