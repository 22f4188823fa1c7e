import type { JournalAction, JournalObjet } from '@colocdar/contracts/journal'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, newestFirst } from './columns.ts'

/** Append-only: a trigger refuses updates and deletes. Contains ids only, because it outlives what they refer to. */
export const journal = pgTable(
  'journal',
  {
    id: id(),
    acteurId: integer('acteur_id').notNull(),
    action: text('action').$type<JournalAction>().notNull(),
    objet: text('objet').$type<JournalObjet>().notNull(),
    objetId: integer('objet_id').notNull(),
    avant: jsonb('avant').$type<Record<string, unknown>>(),
    apres: jsonb('apres').$type<Record<string, unknown>>(),
    motif: text('motif'),
    createdAt: createdAt(),
  },
  (t) => [
    index('journal_created_at').on(...newestFirst(t.createdAt, t.id)),
    index('journal_objet').on(t.objet, t.objetId),
    index('journal_acteur').on(t.acteurId, t.createdAt.desc().nullsFirst()),
    index('journal_action').on(t.action, t.createdAt.desc().nullsFirst()),
  ],
)
