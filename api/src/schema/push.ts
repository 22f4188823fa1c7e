import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sessions } from './auth.ts'
import { bytes, createdAt, id, partOf } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

/** Browsers that get notifications. Each ends with the session that it belongs to, however that ends. */
export const pushAppareils = pgTable(
  'push_appareils',
  {
    id: id(),
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    sessionId: partOf('session_id', () => sessions.id).unique(),
    /** Whoever knows it can send to the browser: a secret. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: bytes('p256dh').notNull(),
    auth: bytes('auth').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('push_appareils_utilisateur').on(t.utilisateurId)],
)

/** What a member wants to be notified of; without a row, the defaults. */
export const pushReglages = pgTable('push_reglages', {
  utilisateurId: partOf('utilisateur_id', () => utilisateurs.id).primaryKey(),
  message: boolean('message').notNull().default(true),
  alerte: boolean('alerte').notNull().default(true),
  visite: boolean('visite').notNull().default(true),
  decision: boolean('decision').notNull().default(true),
  calme: boolean('calme').notNull().default(true),
  apercu: boolean('apercu').notNull().default(false),
})

/** One row: the private key of VAPID, with which browsers' services recognise us. */
export const pushCles = pgTable('push_cles', { id: integer('id').primaryKey(), cle: bytes('cle').notNull() }, (t) => [
  check('push_cles_one', sql`${t.id} = 1`),
])
