import type { Person } from '@colocdar/contracts/correspondances-points'
import type { Demande } from '@colocdar/contracts/demandes'
import { foldText } from '@colocdar/contracts/fold-text'
import type { Offre } from '@colocdar/contracts/offres'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { demandesRecherche, offresRecherche } from '../../schema/recherche.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

interface Wanted {
  /** Today in Morocco. */
  today: string
  most: number
}

/** Rents up to this many times the budget are worth a look. */
const stretch = 1.1

// Of each kind of candidate. Comparing a whole city would read hundreds of thousands of ads.
const window = 200

// Of the candidates, by what their ads say: only these are compared by what their authors say of themselves.
const shortlist = 100

// Whole cities ask the same few rents: the newest of each of the nearest ones, and not one rent alone.
const rents = 12
const ofEachRent = 16

/**
 * The public offers that fit a request in most points, the newest of equals first. Compared are the newest of its city,
 * the newest of its quartier and those whose rent is nearest to the budget: each read from an index. Of these, the best by
 * what the ads say are compared by their authors, too.
 */
export const selectFittingOffres = async (db: Db, demande: Demande, { today, most }: Wanted): Promise<number[]> => {
  const { villeId, budget, quartier, logementType, dateDisponibilite, duree, demandeurId } = demande
  const cle = foldText(quartier)
  const newest = sql`order by created_at desc, offre_id desc limit ${sql.raw(String(window))}`
  const compared = sql.raw(
    'offre_id, prix, quartier_cle, logement_type, date_disponibilite, duree, accueille, created_at',
  )
  const needed = dateDisponibilite && dateDisponibilite > today ? dateDisponibilite : today
  return selectIds(
    db,
    sql`with recursive nearest as (
        (select prix, 1 as place from ${offresRecherche} where ville_id = ${villeId} and prix <= ${budget}
          order by prix desc limit 1)
        union all
        select below.prix, place + 1 from nearest cross join lateral (
          select prix from ${offresRecherche} where ville_id = ${villeId} and prix < nearest.prix
          order by prix desc limit 1) below
        where place < ${sql.raw(String(rents))}
      ),
      me as (select genre, langues, tags from ${utilisateurs} where id = ${demandeurId}),
      candidates as (
        (select ${compared} from ${offresRecherche} where ville_id = ${villeId} and quartier_cle = ${cle} ${newest})
        union (select ${compared} from ${offresRecherche} where ville_id = ${villeId} ${newest})
        union (select near.* from nearest cross join lateral (
          select ${compared} from ${offresRecherche} where ville_id = ${villeId} and prix = nearest.prix
          order by created_at desc, offre_id desc limit ${sql.raw(String(ofEachRent))}) near)
      ),
      best as (
        select r.offre_id, r.created_at, ${sumOf([
          sql`r.prix <= ${budget}`,
          sql`r.quartier_cle = ${cle}`,
          sql`r.logement_type = ${logementType}`,
          dateDisponibilite === null ? sql`false` : sql`r.date_disponibilite <= ${needed}`,
          sql`r.duree > 0 and r.duree <= ${duree}`,
          sql`r.accueille is not null and (r.accueille = 'TOUS' or me.genre <> 'NON_SPECIFIE')`,
        ])} as points
        from candidates r cross join me
        where r.prix <= ${budget * stretch} and ${welcomes('r.accueille', 'me.genre')}
        order by points desc, r.created_at desc, r.offre_id desc limit ${sql.raw(String(shortlist))}
      )
    select best.offre_id as id
    from best join ${offres} ad on ad.id = best.offre_id
    join ${utilisateurs} other on other.id = ad.proprietaire_id
    cross join me
    where ad.proprietaire_id <> ${demandeurId}
    order by points + ${sumOf([
      sql`ad.publie_par in ('PROPRIETAIRE', 'COLOCATAIRE')`,
      sql`other.langues && me.langues`,
      sql`other.tags && me.tags`,
    ])} desc, best.created_at desc, best.offre_id desc
    limit ${most}`,
  )
}

/** The same for an offer: the public requests that it fits in most points. */
export const selectFittingDemandes = async (db: Db, offre: Offre, { today, most }: Wanted): Promise<number[]> => {
  const { villeId, prix, quartier, logementType, dateDisponibilite, duree, accueille, proprietaireId } = offre
  const cle = foldText(quartier)
  const compared = sql.raw('demande_id, budget, quartier_cle, created_at')
  const newest = sql`order by created_at desc, demande_id desc limit ${sql.raw(String(window))}`
  const byBudget = sql`order by budget, created_at desc, demande_id desc limit ${sql.raw(String(window))}`
  return selectIds(
    db,
    sql`with me as (select langues, tags from ${utilisateurs} where id = ${proprietaireId}),
      candidates as (
        (select ${compared} from ${demandesRecherche} where ville_id = ${villeId} and quartier_cle = ${cle} ${newest})
        union (select ${compared} from ${demandesRecherche} where ville_id = ${villeId} ${newest})
        union (select ${compared} from ${demandesRecherche} where ville_id = ${villeId} and budget >= ${prix} ${byBudget})
      ),
      best as (
        select r.demande_id, r.created_at, ad.demandeur_id, ${sumOf([
          sql`${prix} <= r.budget`,
          sql`r.quartier_cle = ${cle}`,
          sql`ad.logement_type = ${logementType}`,
          sql`${dateDisponibilite}::date <= greatest(ad.date_disponibilite, ${today}::date) and ad.date_disponibilite is not null`,
          sql`${duree}::int <= ad.duree`,
        ])} as points
        from candidates r join ${demandes} ad on ad.id = r.demande_id
        where ad.demandeur_id <> ${proprietaireId} and ${prix} <= r.budget * ${stretch}::float8
        order by points desc, r.created_at desc, r.demande_id desc limit ${sql.raw(String(shortlist))}
      )
    select best.demande_id as id
    from best join ${utilisateurs} other on other.id = best.demandeur_id
    cross join me
    where ${welcomes(sql`${accueille}::text`, 'other.genre')}
    order by points + ${sumOf([
      accueille === 'TOUS' ? sql`true` : accueille ? sql`other.genre <> 'NON_SPECIFIE'` : sql`false`,
      sql`other.langues && me.langues`,
      sql`other.tags && me.tags`,
    ])} desc, best.created_at desc, best.demande_id desc
    limit ${most}`,
  )
}

/** What people are compared by. */
export const selectPersons = async (db: Db, ids: number[]): Promise<Map<number, Person>> => {
  const { id, genre, langues, tags } = utilisateurs
  const rows =
    ids.length === 0 ? [] : await db.select({ id, genre, langues, tags }).from(utilisateurs).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Members who are not welcome are left out; those who do not give their gender stay. */
const welcomes = (accueille: string | SQL, genre: string): SQL => {
  const whom = typeof accueille === 'string' ? sql.raw(accueille) : accueille
  return sql`coalesce(${whom}, 'TOUS') || ' ' || ${sql.raw(genre)} not in ('FEMMES HOMME', 'HOMMES FEMME')`
}

/** How many of the conditions hold; one that is not known does not. */
const sumOf = (conditions: SQL[]): SQL =>
  sql.join(
    conditions.map((condition) => sql`coalesce((${condition})::int, 0)`),
    sql` + `,
  )

const selectIds = async (db: Db, query: SQL): Promise<number[]> =>
  (await db.execute<{ id: number }>(query)).rows.map(({ id }) => id)
