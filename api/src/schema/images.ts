import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

export const images = pgTable(
  'images',
  {
    /** File name below /uploads/, unguessable. */
    src: text('src').primaryKey(),
    /** Null for the product's own pictures. */
    proprietaireId: integer('proprietaire_id').references(() => utilisateurs.id, { onDelete: 'set null' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Dominant colour as #rrggbb, shown until the picture has loaded. */
    couleur: text('couleur').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('images_created_at').on(t.createdAt),
    index('images_proprietaire').on(t.proprietaireId),
    check('images_couleur', sql`${t.couleur} ~ '^#[0-9a-f]{6}$'`),
  ],
)
