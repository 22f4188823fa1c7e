import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, newestFirst } from './columns.ts'

/** What the contact form sent. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    luAt: instant('lu_at'),
    reponduAt: instant('repondu_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('messages_created_at').on(...newestFirst(t.createdAt, t.id)),
    // Unread messages are unanswered too: one index serves both filters.
    index('messages_sans_reponse')
      .on(...newestFirst(t.createdAt, t.id))
      .where(sql`${t.reponduAt} is null`),
  ],
)
