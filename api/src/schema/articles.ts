import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, newestFirst, touched } from './columns.ts'
import { images } from './images.ts'
import { utilisateurs } from './utilisateurs.ts'

export const articles = pgTable(
  'articles',
  {
    id: id(),
    titre: text('titre').notNull(),
    /** HTML, sanitised when it is read, so that stricter rules also apply to old articles. */
    contenu: text('contenu').notNull(),
    image: text('image').references(() => images.src, { onDelete: 'set null' }),
    auteurId: integer('auteur_id').references(() => utilisateurs.id, { onDelete: 'set null' }),
    /** Null while it is a draft. */
    publishedAt: instant('published_at'),
    ...touched(),
  },
  (t) => [
    index('articles_published')
      .on(...newestFirst(t.publishedAt, t.id))
      .where(sql`${t.publishedAt} is not null`),
    index('articles_image').on(t.image),
  ],
)
