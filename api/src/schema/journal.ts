import type { JournalAction, JournalObjet } from '@colocdar/contracts/journal'
import { isNotNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, newestFirst } from './columns.ts'

/**
 * Append-only: triggers refuse updates and deletes. Contains ids, because it outlives what they refer to, and the reasons
 * that administrators wrote, which are deleted with the account of the member they are about.
 */
export const journal = pgTable(
  'journal',
  {
    id: id(),
    acteurId: integer('acteur_id').notNull(),
    action: text('action').$type<JournalAction>().notNull(),
    objet: text('objet').$type<JournalObjet>().notNull(),
    objetId: integer('objet_id').notNull(),
    /** Whom it is about, written by the trigger `name_membre`; null for what belongs to no member. */
    membreId: integer('membre_id'),
    avant: jsonb('avant').$type<Record<string, unknown>>(),
    apres: jsonb('apres').$type<Record<string, unknown>>(),
    motif: text('motif'),
    createdAt: createdAt(),
  },
  (t) => [
    index('journal_created_at').on(...newestFirst(t.createdAt, t.id)),
    index('journal_objet').on(t.objet, t.objetId),
    index('journal_membre').on(t.membreId).where(isNotNull(t.motif)),
    index('journal_acteur').on(t.acteurId, t.createdAt.desc().nullsFirst()),
    index('journal_action').on(t.action, t.createdAt.desc().nullsFirst()),
  ],
)
