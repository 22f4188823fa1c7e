import type { AnnonceType } from '@colocdar/contracts/conversations'
import type { Decision } from '@colocdar/contracts/conversations-decisions'
import { isNotNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, partOf } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

/** One ad, two members. It outlives the ad, and one of the two accounts. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    annonce: text('annonce').$type<AnnonceType>().notNull(),
    annonceId: integer('annonce_id').notNull(),
    titre: text('titre').notNull(),
    initiateurId: integer('initiateur_id').references(() => utilisateurs.id, { onDelete: 'set null' }),
    destinataireId: integer('destinataire_id').references(() => utilisateurs.id, { onDelete: 'set null' }),
    /** How many messages were sent, which is the rank of the last one. */
    messages: integer('messages').notNull().default(0),
    /** When the ad's author first answered. */
    reponduAt: instant('repondu_at'),
    dernierAt: instant('dernier_at').notNull().defaultNow(),
    /** Of the offer's owner about who wrote. */
    decision: text('decision').$type<Decision>().notNull().default('enLice'),
    /** When it was chosen to be thanked because the offer is rented: once, whatever is pressed again. */
    remercieAt: instant('remercie_at'),
    /** Digests of the mailbox and the network that opened it, for the quotas; null after a day. */
    mailbox: text('mailbox'),
    network: text('network'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('conversations_once').on(t.annonce, t.annonceId, t.initiateurId),
    index('conversations_initiateur').on(t.initiateurId, t.createdAt),
    index('conversations_destinataire').on(t.destinataireId, t.reponduAt.desc().nullsLast()),
    index('conversations_mailbox').on(t.mailbox, t.createdAt).where(isNotNull(t.mailbox)),
    index('conversations_network').on(t.network, t.createdAt).where(isNotNull(t.network)),
    index('conversations_recent').on(t.createdAt).where(isNotNull(t.network)),
    index('conversations_dernier').on(t.dernierAt),
    // Whether the owner of an offer has begun to choose.
    index('conversations_decidees').on(t.annonceId).where(sql`${t.decision} <> 'enLice'`),
    check('conversations_decision', sql`${t.decision} in ('enLice', 'retenue', 'declinee')`),
    check('conversations_annonce', sql`${t.annonce} in ('offre', 'demande')`),
  ],
)

/** A conversation as one of its two members sees it; gone with the account. */
export const conversationMembres = pgTable(
  'conversation_membres',
  {
    conversationId: partOf('conversation_id', () => conversations.id),
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    /** The last message that this member can see; null while they can see none. */
    dernierId: integer('dernier_id'),
    luId: integer('lu_id').notNull().default(0),
    /** The read mark that the other member sees while this one blocks them: `luId` at the block. Null without a block. */
    luFige: integer('lu_fige'),
    nonLus: integer('non_lus').notNull().default(0),
    /** The number of the last change, in the order of `conversation_boites`. */
    evenement: integer('evenement').notNull().default(0),
    /** Likewise, of the last change of its visit. */
    visite: integer('visite').notNull().default(0),
    quitteAt: instant('quitte_at'),
    /** Neither mails nor counts. */
    muet: boolean('muet').notNull().default(false),
    /** The mail that waits to be sent, if messages are still unread then. */
    mailPrevu: uuid('mail_prevu'),
    /** The last mail that left or is leaving, and when: at most one an hour. */
    mailEnvoye: uuid('mail_envoye'),
    mailAt: instant('mail_at'),
    /** When a notification last reached a device: then the mail can wait. */
    pousseeAt: instant('poussee_at'),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.utilisateurId] }),
    index('conversation_membres_liste').on(t.utilisateurId, t.dernierId.desc().nullsLast()),
    index('conversation_membres_evenement').on(t.utilisateurId, t.evenement),
    index('conversation_membres_non_lus').on(t.utilisateurId).where(sql`${t.nonLus} > 0`),
  ],
)

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: id(),
    conversationId: partOf('conversation_id', () => conversations.id),
    /** Null once the account is deleted: the other member keeps the text. */
    auteurId: integer('auteur_id').references(() => utilisateurs.id, { onDelete: 'set null' }),
    rang: integer('rang').notNull(),
    texte: text('texte').notNull(),
    /** Sent by somebody whom the other member had blocked: only its author ever sees it. */
    perdu: boolean('perdu').notNull().default(false),
    /** Digest of the sender's Idempotency-Key: a retry finds its message even after a crash. */
    cle: text('cle'),
    /** Digest of the text without case, accents and punctuation, to notice the same text sent to many. */
    empreinte: text('empreinte'),
    createdAt: createdAt(),
  },
  (t) => [
    index('conversation_messages_conversation').on(t.conversationId, t.id),
    uniqueIndex('conversation_messages_cle').on(t.auteurId, t.cle).where(isNotNull(t.cle)),
    index('conversation_messages_auteur').on(t.auteurId, t.empreinte, t.createdAt),
    check('conversation_messages_texte', sql`char_length(${t.texte}) between 1 and 2000`),
  ],
)

/** Counts the changes to a member's conversations, one after the other, so that a stream can resume without a gap. */
export const conversationBoites = pgTable('conversation_boites', {
  utilisateurId: integer('utilisateur_id')
    .primaryKey()
    .references(() => utilisateurs.id, { onDelete: 'cascade' }),
  evenement: integer('evenement').notNull().default(0),
})

export const conversationBlocages = pgTable(
  'conversation_blocages',
  {
    bloqueurId: partOf('bloqueur_id', () => utilisateurs.id),
    bloqueId: partOf('bloque_id', () => utilisateurs.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.bloqueurId, t.bloqueId] }), index('conversation_blocages_bloque').on(t.bloqueId)],
)
