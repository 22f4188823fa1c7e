import type { Db } from '../db/database.ts'
import { courriers } from '../schema/mailbox.ts'
import type { MailTransport } from './mail-transport.ts'

/** Delivers into the demo's mailbox, which /dev/mails shows. A retry of a mail that is already there adds nothing. */
export const mailboxTransport = (db: Db): MailTransport => ({
  async send({ messageId, to, subject, text, html }) {
    await db
      .insert(courriers)
      .values({ messageId, to, subject, text, html })
      .onConflictDoNothing({ target: courriers.messageId })
  },
})
