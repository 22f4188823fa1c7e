import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, touched } from './columns.ts'
import { images } from './images.ts'

export const villes = pgTable(
  'villes',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    nom: text('nom').notNull(),
    nomArabe: text('nom_arabe'),
    image: text('image').references(() => images.src, { onDelete: 'set null' }),
    position: integer('position').notNull(),
    /** Where it is, for the distance to other cities; null for a city that an administrator added. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    // Updated by the triggers `count_public_offre` and `count_public_demande`: counting on each call would be a scan.
    verifiedColocCount: integer('verified_coloc_count').notNull().default(0),
    verifiedDemandeCount: integer('verified_demande_count').notNull().default(0),
    ...touched(),
  },
  (t) => [
    uniqueIndex('villes_nom_unique').on(sql`lower(${t.nom})`),
    index('villes_position').on(t.position, t.id),
    check('villes_counts_positive', sql`${t.verifiedColocCount} >= 0 and ${t.verifiedDemandeCount} >= 0`),
  ],
)
