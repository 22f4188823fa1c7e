import type { PlanType } from '@colocdar/contracts/abonnements'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, partOf } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

export const abonnements = pgTable(
  'abonnements',
  {
    id: id(),
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    type: text('type').$type<PlanType>().notNull(),
    dateDebut: date('date_debut', { mode: 'string' }).notNull(),
    dateFin: date('date_fin', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('abonnements_utilisateur').on(t.utilisateurId),
    check('abonnements_type', sql`${t.type} in ('Gratuit', 'Standard', 'Premium')`),
  ],
)
