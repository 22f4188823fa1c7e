import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant, partOf } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

/** Passkeys. */
export const cles = pgTable(
  'cles',
  {
    id: id(),
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    nom: text('nom').notNull(),
    /** As the browser writes it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** Of signatures: it rises, or stays 0 with authenticators that do not count. */
    compteur: bigint('compteur', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    utiliseeLe: instant('utilisee_le'),
  },
  (t) => [index('cles_utilisateur').on(t.utilisateurId)],
)

export type CleUsage = 'ajout' | 'connexion'

/** Challenges that were sent and not answered yet: each is deleted by its first answer. */
export const cleDefis = pgTable(
  'cle_defis',
  {
    defiHash: bytes('defi_hash').primaryKey(),
    usage: text('usage').$type<CleUsage>().notNull(),
    /** Who adds a key; null for a sign-in. */
    utilisateurId: integer('utilisateur_id').references(() => utilisateurs.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('cle_defis_expires_at').on(t.expiresAt),
    index('cle_defis_utilisateur').on(t.utilisateurId),
    check('cle_defis_usage', sql`(${t.usage} = 'connexion') = (${t.utilisateurId} is null)`),
  ],
)
