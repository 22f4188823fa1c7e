import type { SignalementEtat, SignalementKind, SignalementMotif } from '@colocdar/contracts/signalements'
import { isNotNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

/** Reports. What was reported is named by kind and id: triggers remove the reports of what is deleted. */
export const signalements = pgTable(
  'signalements',
  {
    id: id(),
    kind: text('kind').$type<SignalementKind>().notNull(),
    objetId: integer('objet_id').notNull(),
    /** Null once the account is deleted: what the reports led to stays. */
    auteurId: integer('auteur_id').references(() => utilisateurs.id, { onDelete: 'set null' }),
    motif: text('motif').$type<SignalementMotif>().notNull(),
    texte: text('texte'),
    /** Whether it helps to hide the ad, judged when it was made. */
    compte: boolean('compte').notNull(),
    /** Digests of the mailbox and the network, to count people instead of accounts, deleted ones too; null after the days of the rule. */
    mailbox: text('mailbox'),
    network: text('network'),
    /** The same of a mail domain that is no large provider. */
    domaine: text('domaine'),
    /**
     * What the report led to at once: `masque` hid the ad, `arret` found too many hidings and stopped them for a day,
     * `alerte` found too many reported ads. The last two mailed the operator.
     */
    effet: text('effet').$type<'masque' | 'arret' | 'alerte'>(),
    etat: text('etat').$type<SignalementEtat>().notNull().default('attente'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('signalements_once').on(t.auteurId, t.kind, t.objetId),
    index('signalements_objet').on(t.kind, t.objetId, t.etat),
    index('signalements_attente').on(t.createdAt).where(sql`${t.etat} = 'attente'`),
    index('signalements_recent').on(t.createdAt).where(isNotNull(t.network)),
    index('signalements_effets').on(t.createdAt).where(isNotNull(t.effet)),
    check('signalements_kind', sql`${t.kind} in ('offre', 'demande', 'utilisateur', 'conversation')`),
    check('signalements_etat', sql`${t.etat} in ('attente', 'fonde', 'sansSuite')`),
    check('signalements_effet', sql`${t.effet} in ('masque', 'arret', 'alerte')`),
  ],
)
