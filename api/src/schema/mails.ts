import type { MailSujet } from '@colocdar/contracts/mails'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, partOf } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

/** Mails that a member does not want. */
export const mailRefus = pgTable(
  'mail_refus',
  {
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    sujet: text('sujet').$type<MailSujet>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.utilisateurId, t.sujet] })],
)
