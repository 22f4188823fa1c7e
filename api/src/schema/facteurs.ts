import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytes, createdAt, partOf } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

/** The authenticator app of an administrator. */
export const facteurs = pgTable('facteurs', {
  utilisateurId: partOf('utilisateur_id', () => utilisateurs.id).primaryKey(),
  /** Shared with the app. In clear: docs/security.md says why. */
  secret: bytes('secret').notNull(),
  /** The newest step whose code was used: this one and older ones are refused. */
  dernierPas: integer('dernier_pas').notNull(),
  createdAt: createdAt(),
})

/** Recovery codes that were not used yet. They have 80 random bits: plain SHA-256 is enough. */
export const codesSecours = pgTable(
  'codes_secours',
  {
    utilisateurId: partOf('utilisateur_id', () => facteurs.utilisateurId),
    codeHash: bytes('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.utilisateurId, t.codeHash] })],
)
