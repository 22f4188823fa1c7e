import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, newestFirst } from './columns.ts'

/** The demo's mailbox. Without SMTP, mails are delivered here. */
export const courriers = pgTable(
  'courriers',
  {
    id: id(),
    messageId: text('message_id').notNull().unique(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (t) => [index('courriers_sent_at').on(...newestFirst(t.sentAt, t.id))],
)
