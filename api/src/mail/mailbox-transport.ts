import type { Db } from '../db/database.ts'
import { insertCourrier } from './mail.repository.ts'
import type { MailTransport } from './mail-transport.ts'

/** Delivers into the demo's mailbox, which /dev/mails shows. */
export const mailboxTransport = (db: Db): MailTransport => ({
  send: ({ messageId, to, subject, text, html }) => insertCourrier(db, { messageId, to, subject, text, html }),
})
