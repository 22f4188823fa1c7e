import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant, partOf } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

/** Devices that a member signed in from, the last ones. A mark has 256 random bits: plain SHA-256 hides it. */
export const appareils = pgTable(
  'appareils',
  {
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    marqueHash: bytes('marque_hash').notNull(),
    createdAt: createdAt(),
    vuLe: instant('vu_le').notNull(),
  },
  (t) => [primaryKey({ columns: [t.utilisateurId, t.marqueHash] })],
)
