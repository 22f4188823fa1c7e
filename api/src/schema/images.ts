import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
    /** Perceptual hash; null while it is not computed, and for a picture on which there is nothing to see. */
    empreinte: bigint('empreinte', { mode: 'bigint' }),
    /** The hashes to look for among those of others; null while they are not computed. */
    empreintes: bigint('empreintes', { mode: 'bigint' }).array(),
    createdAt: createdAt(),
  },
  (t) => [
    index('images_created_at').on(t.createdAt),
    index('images_proprietaire').on(t.proprietaireId),
    // Read by version 1.1, which hashed the photos from before hashes existed.
    index('images_sans_empreinte')
      .on(t.createdAt)
      .where(sql`${t.empreintes} is null and ${t.proprietaireId} is not null`),
    check('images_couleur', sql`${t.couleur} ~ '^#[0-9a-f]{6}$'`),
  ],
)

/** Pairs of photos that look the same and belong to different members: the later one, and the one it was found beside. */
export const ressemblances = pgTable(
  'ressemblances',
  {
    src: text('src')
      .notNull()
      .references(() => images.src, { onDelete: 'cascade' }),
    autre: text('autre')
      .notNull()
      .references(() => images.src, { onDelete: 'cascade' }),
    /** In how many of 64 bits their hashes differ. */
    bits: integer('bits').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.src, t.autre] }), index('ressemblances_autre').on(t.autre)],
)
