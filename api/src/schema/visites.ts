import type { VisiteReponse } from '@colocdar/contracts/visites'
import type { VisiteCote, VisiteEtat } from '@colocdar/contracts/visites-etats'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, partOf } from './columns.ts'
import { conversations } from './conversations.ts'
import { utilisateurs } from './utilisateurs.ts'

/** A visit of an offer, agreed on in a conversation. Like it, it outlives the ad and one of the two accounts. */
export const visites = pgTable(
  'visites',
  {
    id: id(),
    conversationId: partOf('conversation_id', () => conversations.id),
    offreId: integer('offre_id').notNull(),
    proprietaireId: integer('proprietaire_id').references(() => utilisateurs.id, { onDelete: 'set null' }),
    visiteurId: integer('visiteur_id').references(() => utilisateurs.id, { onDelete: 'set null' }),
    etat: text('etat').$type<VisiteEtat>().notNull(),
    creneaux: instant('creneaux').array().notNull().default([]),
    /** The moment that was taken. */
    debut: instant('debut'),
    /** The meeting point, erased two hours after the visit begins. */
    rendezVous: text('rendez_vous'),
    /** Who changed it last, and the word to it. */
    par: text('par').$type<VisiteCote>().notNull(),
    mot: text('mot'),
    reponse: text('reponse').$type<VisiteReponse>(),
    /** Counts the changes, as calendars do, and the last one that was mailed. */
    sequence: integer('sequence').notNull().default(0),
    annoncee: integer('annoncee').notNull().default(0),
    /** The change that the last mail to each of the two was about, or the one that they ended themselves without a mail. */
    mails: jsonb('mails').$type<Partial<Record<VisiteCote, number>>>().notNull().default({}),
    /** When a proposal is over, or the next reminder of a visit is due. */
    echeanceAt: instant('echeance_at'),
    /** Written by somebody whom the other member had blocked: only its author ever sees it. */
    perdu: boolean('perdu').notNull().default(false),
    /** The visitor blocked the owner or left the conversation once it had begun: they are not asked how it was. */
    rompue: boolean('rompue').notNull().default(false),
    /** The offer is another home since, and its page does not count the visit: a digest of the place that was visited. */
    ailleurs: text('ailleurs'),
    createdAt: createdAt(),
  },
  (t) => [
    // One moment of an offer is taken by one person.
    uniqueIndex('visites_prises').on(t.offreId, t.debut).where(sql`${t.etat} = 'confirmee'`),
    // Two calls at the same moment make one visit.
    uniqueIndex('visites_ouvertes')
      .on(t.conversationId, t.perdu)
      .where(sql`${t.etat} in ('proposee', 'confirmee', 'deplacee')`),
    index('visites_conversation').on(t.conversationId),
    index('visites_proprietaire').on(t.proprietaireId),
    index('visites_visiteur').on(t.visiteurId),
    index('visites_offre').on(t.offreId),
    index('visites_echeance').on(t.echeanceAt).where(sql`${t.echeanceAt} is not null`),
    index('visites_annonces').on(t.id).where(sql`${t.annoncee} < ${t.sequence}`),
    check('visites_etat', sql`${t.etat} in ('proposee', 'confirmee', 'deplacee', 'annulee', 'passee', 'absente')`),
    check('visites_par', sql`${t.par} in ('proprietaire', 'visiteur')`),
    check('visites_creneaux', sql`cardinality(${t.creneaux}) <= 5`),
    check('visites_confirmee', sql`${t.etat} not in ('confirmee', 'passee', 'absente') or ${t.debut} is not null`),
    check('visites_textes', sql`char_length(${t.rendezVous}) <= 200 and char_length(${t.mot}) <= 300`),
  ],
)
