import { boolean, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** Identity keys: the database numbers the rows, nobody else does. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** `updated_at` and `version` are moved by the trigger `touch_row`; the version is what ETags show. */
export const touched = () => ({
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

/** What an administrator decides on: offers, requests and reviews share these. */
export const moderated = () => ({
  /** Since when it waits for a decision. */
  submittedAt: instant('submitted_at').notNull().defaultNow(),
  decidedAt: instant('decided_at'),
  motifRefus: text('motif_refus'),
  /** The author is blocked: out of every public list until unblocked. */
  masque: boolean('masque').notNull().default(false),
})
