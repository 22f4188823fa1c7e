import type { MailSujet } from '@colocdar/contracts/mails'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant, partOf } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

// Tokens have 256 random bits: plain SHA-256 is enough to make a stolen table useless.
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** By which its member names it. */
    id: integer('id').notNull().generatedAlwaysAsIdentity().unique(),
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** When a second factor was last shown in this session. */
    facteurAt: instant('facteur_le'),
    /** What of the user agent is stored: a word each. */
    navigateur: text('navigateur'),
    systeme: text('systeme'),
    /** To the hour; null until the first use that was written. */
    utiliseeLe: instant('utilisee_le'),
  },
  (t) => [index('sessions_utilisateur').on(t.utilisateurId), index('sessions_expires_at').on(t.expiresAt)],
)

/** The mail that the token is for, or the mails that it stops. */
export type MailTokenPurpose = 'verification' | 'reset' | MailSujet

export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    /** The mail that contains it. A retry of the mail contains another token. */
    mailId: uuid('mail_id'),
    purpose: text('purpose').$type<MailTokenPurpose>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** A newer mail was sent: this token is refused, and says so. */
    replacedAt: instant('replaced_at'),
  },
  (t) => [
    index('mail_tokens_utilisateur').on(t.utilisateurId, t.purpose),
    index('mail_tokens_expires_at').on(t.expiresAt),
    check(
      'mail_tokens_purpose',
      sql`${t.purpose} in ('verification', 'reset', 'messages', 'alertes', 'rappels', 'visites')`,
    ),
  ],
)
