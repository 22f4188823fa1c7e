import type { AlerteFiltres, AlerteFrequence } from '@colocdar/contracts/alertes'
import { type SQL, sql } from 'drizzle-orm'
import {
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
import { offres } from './offres.ts'
import { utilisateurs } from './utilisateurs.ts'

const tsquery = customType<{ data: string | SQL }>({ dataType: () => 'tsquery' })

/** A search that a member wants to hear about. Each filter has a column, so that one offer finds all alerts at once. */
export const alertes = pgTable(
  'alertes',
  {
    id: id(),
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    frequence: text('frequence').$type<AlerteFrequence>().notNull(),
    /** As they were chosen, for the screens. */
    filtres: jsonb('filtres').$type<AlerteFiltres>().notNull(),
    /** The same in one form: a member has each search once. */
    cle: text('cle').notNull(),
    // Never null, because the index begins with them: 0 is any city, a billion any rent.
    villeId: integer('ville_id').notNull().default(0),
    prixMax: doublePrecision('prix_max').notNull().default(1_000_000_000),
    prixMin: doublePrecision('prix_min'),
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
  ],
)

/** Which member hears of which offer: once, however many alerts find it. */
export const alerteEnvois = pgTable(
  'alerte_envois',
  {
    utilisateurId: partOf('utilisateur_id', () => utilisateurs.id),
    offreId: partOf('offre_id', () => offres.id),
    alerteId: partOf('alerte_id', () => alertes.id),
    trouveLe: instant('trouve_le').notNull(),
    /** Has a mail of its own; otherwise it is in the daily one. */
    immediat: boolean('immediat').notNull(),
    /** The mail that tells of it; null until the daily one is queued. */
    mailId: uuid('mail_id'),
  },
  (t) => [
    primaryKey({ columns: [t.utilisateurId, t.offreId] }),
    index('alerte_envois_offre').on(t.offreId),
    index('alerte_envois_alerte').on(t.alerteId),
    index('alerte_envois_mail').on(t.mailId),
    index('alerte_envois_trouve_le').on(t.trouveLe),
    index('alerte_envois_waiting').on(t.utilisateurId).where(sql`${t.mailId} is null`),
  ],
)

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
