import type { AlerteFiltres, AlerteFrequence, AlerteType } from '@colocdar/contracts/alertes'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, flagsOf11, id, instant, partOf } from './columns.ts'
import { demandes } from './demandes.ts'
import { offres } from './offres.ts'
import { utilisateurs } from './utilisateurs.ts'

const tsquery = customType<{ data: string | SQL }>({ dataType: () => 'tsquery' })

/** The highest rent of an alert for requests: no offer is that cheap, so version 1.1 finds none for it. */
export const prixOfDemandes = -1

/** A search that a member wants to hear about. Each filter has a column, so that one ad finds all alerts at once. */
export const alertes = pgTable(
  'alertes',
  {
    id: id(),
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    type: text('type').$type<AlerteType>().notNull().default('offre'),
    frequence: text('frequence').$type<AlerteFrequence>().notNull(),
    /** As they were chosen, for the screens. */
    filtres: jsonb('filtres').$type<AlerteFiltres>().notNull(),
    /** The same in one form: a member has each search once. */
    cle: text('cle').notNull(),
    // Never null, because the index begins with them: 0 is any city, a billion any rent.
    villeId: integer('ville_id').notNull().default(0),
    prixMax: doublePrecision('prix_max').notNull().default(1_000_000_000),
    prixMin: doublePrecision('prix_min'),
    budgetMin: doublePrecision('budget_min'),
    budgetMax: doublePrecision('budget_max'),
    mots: tsquery('mots'),
    quartierCle: text('quartier_cle'),
    logementType: text('logement_types').array(),
    superficieMin: doublePrecision('superficie_min'),
    dispoLe: date('dispo_le', { mode: 'string' }),
    dureeMax: integer('duree_max'),
    accueille: text('accueille').array(),
    /** The flags that an offer must have, and those that it must not have, as bits. By the trigger `read_faits`. */
    avec: integer('avec').notNull().default(0),
    sans: integer('sans').notNull().default(0),
    ...flagsOf11(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('alertes_once').on(t.utilisateurId, t.cle),
    index('alertes_actives').on(t.villeId, t.prixMax).where(sql`${t.frequence} <> 'arretee'`),
    check('alertes_frequence', sql`${t.frequence} in ('immediate', 'quotidienne', 'arretee')`),
    check('alertes_type', sql`${t.type} = case ${t.prixMax} when -1 then 'demande' else 'offre' end`),
  ],
)

/** Which member hears of which ad: once, however many alerts find it. */
const envois = (name: string, annonce: string, annonceId: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
      annonceId: partOf(`${annonce}_id`, annonceId),
      alerteId: partOf('alerte_id', () => alertes.id),
      trouveLe: instant('trouve_le').notNull(),
      /** Has a mail of its own; otherwise it is in the daily one. */
      immediat: boolean('immediat').notNull(),
      /** The mail that tells of it; null until the daily one is queued. */
      mailId: uuid('mail_id'),
    },
    (t) => [
      primaryKey({ columns: [t.utilisateurId, t.annonceId] }),
      index(`${name}_${annonce}`).on(t.annonceId),
      index(`${name}_alerte`).on(t.alerteId),
      index(`${name}_mail`).on(t.mailId),
      index(`${name}_trouve_le`).on(t.trouveLe),
      index(`${name}_waiting`).on(t.utilisateurId).where(sql`${t.mailId} is null`),
    ],
  )

export const alerteEnvois = envois('alerte_envois', 'offre', () => offres.id)
/** Apart, because version 1.1 knows those of offers only. */
export const alerteEnvoisDemandes = envois('alerte_envois_demandes', 'demande', () => demandes.id)

/** The links in mails that stop alerts. One for each mail, made when it leaves. */
export const alerteJetons = pgTable(
  'alerte_jetons',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    alerteIds: integer('alerte_ids').array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('alerte_jetons_utilisateur').on(t.utilisateurId), index('alerte_jetons_created_at').on(t.createdAt)],
)
