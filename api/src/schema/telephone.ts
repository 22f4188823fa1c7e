import { isNotNull } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/**
 * Each phone number shown to a member: the quotas count these rows, and they are the log.
 * Ids only and no foreign keys, as in the journal: a log must outlive the accounts that it names.
 */
export const revelations = pgTable(
  'revelations',
  {
    id: id(),
    utilisateurId: integer('utilisateur_id').notNull(),
    cibleId: integer('cible_id').notNull(),
    /** Digests of the mailbox and the network that asked, for the quotas; null after a day. */
    mailbox: text('mailbox'),
    network: text('network'),
    /** The offer on which it was shown, for the figures of its owner; null elsewhere. */
    offreId: integer('offre_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('revelations_utilisateur').on(t.utilisateurId, t.createdAt),
    index('revelations_cible').on(t.cibleId),
    index('revelations_offre').on(t.offreId, t.createdAt).where(isNotNull(t.offreId)),
    index('revelations_mailbox').on(t.mailbox, t.createdAt).where(isNotNull(t.mailbox)),
    index('revelations_network').on(t.network, t.createdAt).where(isNotNull(t.network)),
    index('revelations_recent').on(t.createdAt).where(isNotNull(t.network)),
  ],
)
