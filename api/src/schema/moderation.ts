import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

/** The item of the queue that an administrator has open, so that others see it. One each, until it expires. */
export const moderationOuvertures = pgTable(
  'moderation_ouvertures',
  {
    acteurId: integer('acteur_id')
      .primaryKey()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    /** `offre-12`, or of reports `signalement-conversation-5-7`. */
    fiche: text('fiche').notNull(),
    depuis: instant('depuis').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('moderation_ouvertures_fiche').on(t.fiche)],
)
