import type { Genre, Role } from '@colocdar/contracts/enumerations'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, touched } from './columns.ts'

export const utilisateurs = pgTable(
  'utilisateurs',
  {
    id: id(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    nom: text('nom'),
    prenom: text('prenom'),
    age: integer('age'),
    /** As typed by the member; `telephoneE164` is what links are made of. */
    telephone: text('telephone'),
    telephoneE164: text('telephone_e164'),
    genre: text('genre').$type<Genre>().notNull().default('NON_SPECIFIE'),
    apropos: text('apropos'),
    langues: text('langues').array().notNull().default(sql`'{}'`),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    roles: text('roles').array().$type<Role[]>().notNull().default(sql`'{ROLE_USER}'`),
    subscribed: boolean('subscribed').notNull().default(false),
    emailVerifiedAt: instant('email_verified_at'),
    identityVerified: boolean('identity_verified').notNull().default(false),
    blockedAt: instant('blocked_at'),
    termsAcceptedAt: instant('terms_accepted_at').notNull(),
    ...touched(),
  },
  (t) => [
    uniqueIndex('utilisateurs_username_unique').on(sql`lower(${t.username})`),
    uniqueIndex('utilisateurs_email_unique').on(sql`lower(${t.email})`),
    // With these operators the index also finds beginnings of numbers, under any collation.
    index('utilisateurs_telephone').on(t.telephoneE164.op('text_pattern_ops')),
    index('utilisateurs_created_at').on(t.createdAt, t.id),
    index('utilisateurs_words').using('gin', compteWords(t)),
    index('utilisateurs_admins').on(t.id).where(sql`'ROLE_ADMIN' = any(${t.roles})`),
    index('utilisateurs_blocked').on(t.createdAt, t.id).where(sql`${t.blockedAt} is not null`),
    check('utilisateurs_age', sql`${t.age} between 1 and 150`),
    check('utilisateurs_genre', sql`${t.genre} in ('HOMME', 'FEMME', 'NON_SPECIFIE')`),
    check('utilisateurs_roles', sql`${t.roles} <@ array['ROLE_USER', 'ROLE_ADMIN'] and 'ROLE_USER' = any(${t.roles})`),
  ],
)

/**
 * Each phone number shown to somebody: the quota counts these rows, and they are the log.
 * Ids only and no foreign keys, as in the journal: a log must outlive the accounts that it names.
 */
export const revelations = pgTable(
  'revelations',
  {
    id: id(),
    utilisateurId: integer('utilisateur_id').notNull(),
    cibleId: integer('cible_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('revelations_utilisateur').on(t.utilisateurId, t.createdAt), index('revelations_cible').on(t.cibleId)],
)

/**
 * The words that administrators search people by, without case or accents; the search repeats it to the letter, or
 * PostgreSQL would not use the index. Full text finds beginnings of words without pg_trgm, which is not always there.
 */
export function compteWords(t: { username: unknown; email: unknown; nom: unknown; prenom: unknown }) {
  const all = sql`${t.username} || ' ' || ${t.email} || ' ' || coalesce(${t.nom}, '') || ' ' || coalesce(${t.prenom}, '')`
  const plain = sql`regexp_replace(normalize(${all}, NFKD), '[\\u0300-\\u036f]', '', 'g')`
  return sql`to_tsvector('simple', regexp_replace(${plain}, '[^[:alnum:]]+', ' ', 'g'))`
}
