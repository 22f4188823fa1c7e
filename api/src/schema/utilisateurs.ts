import type { Genre, Role } from '@colocdar/contracts/enumerations'
import type { Langue } from '@colocdar/contracts/langues'
import { lookAlikes } from '@colocdar/contracts/look-alikes'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, touched } from './columns.ts'

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
    /** As typed by the member. Links and searches use `telephoneE164`. */
    telephone: text('telephone'),
    telephoneE164: text('telephone_e164'),
    genre: text('genre').$type<Genre>().notNull().default('NON_SPECIFIE'),
    apropos: text('apropos'),
    /** The src of an image. Without a foreign key: images refer to their owners, and backups need an order of tables. */
    photo: text('photo'),
    langues: text('langues').array().notNull().default(sql`'{}'`),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    roles: text('roles').array().$type<Role[]>().notNull().default(sql`'{ROLE_USER}'`),
    /** Of the member's mails. */
    langue: text('langue').$type<Langue>().notNull().default('fr'),
    subscribed: boolean('subscribed').notNull().default(false),
    emailVerifiedAt: instant('email_verified_at'),
    identityVerified: boolean('identity_verified').notNull().default(false),
    blockedAt: instant('blocked_at'),
    termsAcceptedAt: instant('terms_accepted_at').notNull(),
    ...touched(),
  },
  (t) => [
    uniqueIndex('utilisateurs_username_unique').on(sql`lower(${t.username})`),
    // Not unique: accounts from before this rule may look alike.
    index('utilisateurs_username_skeleton').on(usernameSkeleton(t.username)),
    uniqueIndex('utilisateurs_email_unique').on(sql`lower(${t.email})`),
    // With these operators the index also finds prefixes, under any collation.
    index('utilisateurs_telephone').on(t.telephoneE164.op('text_pattern_ops')),
    index('utilisateurs_created_at').on(t.createdAt, t.id),
    index('utilisateurs_words').using('gin', compteWords(t)),
    index('utilisateurs_photo').on(t.photo).where(sql`${t.photo} is not null`),
    index('utilisateurs_admins').on(t.id).where(sql`'ROLE_ADMIN' = any(${t.roles})`),
    index('utilisateurs_blocked').on(t.createdAt, t.id).where(sql`${t.blockedAt} is not null`),
    check('utilisateurs_age', sql`${t.age} between 1 and 150`),
    check('utilisateurs_genre', sql`${t.genre} in ('HOMME', 'FEMME', 'NON_SPECIFIE')`),
    check('utilisateurs_langue', sql`${t.langue} in ('fr', 'ar')`),
    check('utilisateurs_roles', sql`${t.roles} <@ array['ROLE_USER', 'ROLE_ADMIN'] and 'ROLE_USER' = any(${t.roles})`),
  ],
)

// These repeat the expressions of the unique indexes to the letter, or PostgreSQL would not use them.
export const usernameIs = (username: string): SQL => sql`lower(${utilisateurs.username}) = lower(${username})`
export const emailIs = (email: string): SQL => sql`lower(${utilisateurs.email}) = lower(${email})`

export const usernameLooksLike = (username: string): SQL =>
  sql`${usernameSkeleton(utilisateurs.username)} = ${usernameSkeleton(sql`${username}::text`)}`

/** `skeletonOf` of the contracts, in SQL: names with the same skeleton look the same. */
export function usernameSkeleton(username: unknown) {
  const { from, to } = lookAlikes
  return sql`replace(lower(translate(normalize(${username}, NFKC), '${sql.raw(from)}', '${sql.raw(to)}')), 'rn', 'm')`
}

/**
 * The words that administrators search members by, without case or accents. The search repeats the expression to the
 * letter, or PostgreSQL would not use the index. Full text finds prefixes of words without the extension pg_trgm.
 */
export function compteWords(t: { username: unknown; email: unknown; nom: unknown; prenom: unknown }) {
  const all = sql`${t.username} || ' ' || ${t.email} || ' ' || coalesce(${t.nom}, '') || ' ' || coalesce(${t.prenom}, '')`
  const plain = sql`regexp_replace(normalize(${all}, NFKD), '[\\u0300-\\u036f]', '', 'g')`
  return sql`to_tsvector('simple', regexp_replace(${plain}, '[^[:alnum:]]+', ' ', 'g'))`
}
