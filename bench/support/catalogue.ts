import { reperesSeed } from '@colocdar/api/features/reperes/reperes.seed'
import { villesSeed } from '@colocdar/api/features/villes/villes.seed'
import { fait } from '@colocdar/api/schema/offres'
import { quartiersBySlug } from '@colocdar/demo/catalogue/quartiers'
import pg from 'pg'
import { withIndexesLater } from './indexes-later.ts'

/** Fills a migrated, empty database with `offres` offers: nine in ten public, three photos each. */
export const createCatalogue = async (databaseUrl: string, offres: number): Promise<void> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    // Without triggers: row by row they would take minutes for what the last statements do in bulk.
    await client.query('set session_replication_role = replica')
    await client.query('select setseed(0.5)')
    await client.query(
      `insert into villes (slug, nom, position, latitude, longitude)
       select * from unnest($1::text[], $2::text[], $3::int[], $4::float8[], $5::float8[])`,
      [
        villesSeed.map(({ slug }) => slug),
        villesSeed.map(({ nom }) => nom),
        villesSeed.map((_, position) => position),
        villesSeed.map(({ latitude }) => latitude),
        villesSeed.map(({ longitude }) => longitude),
      ],
    )
    await client.query(
      `insert into reperes (ville_id, slug, nom, genre) select villes.id, given.slug, given.nom, given.genre
       from jsonb_to_recordset($1) as given (ville text, slug text, nom text, genre text) join villes on villes.slug = given.ville`,
      [JSON.stringify(reperesSeed)],
    )
    await client.query(
      'create temp table reperes_de as select ville_id as ville, array_agg(id order by id) as noms from reperes group by 1',
    )
    await client.query('create temp table quartiers_de (ville integer, noms text[])')
    for (const [index, { slug }] of villesSeed.entries())
      await client.query('insert into quartiers_de values ($1, $2)', [index + 1, quartiersBySlug[slug]])
    for (const statement of statements) await client.query(statement.replaceAll(':offres', String(offres)))
  } finally {
    await client.end()
  }
}

const photosOfAnOffer = 3
const pictures = 500
const photoAt = `'bench-' || (i * 7 + position * 13) % ${pictures} || '.webp'`

const titre = 'Chambre lumineuse proche du tramway'
const sentence = 'Une chambre claire, meublée, à cinq minutes du centre. '
const repeated = 4
const isFlag = (word: string) => word === word.toLowerCase()
// Without a column of their own.
const derived: Readonly<Record<string, string>> = {
  confirmee: `coalesce(confirmee_le > now() - interval '7 days', false)`,
  sans_intermediaire: `publie_par in ('PROPRIETAIRE', 'COLOCATAIRE')`,
}
const flags = fait.enumValues.filter((word) => isFlag(word) && !(word in derived))
// The only ones with columns of their own in the table of the search.
const flagsOf11 = flags.slice(0, 7)

const words = [
  ...['calme', 'balcon', 'étudiante', 'ascenseur', 'marché', 'faculté', 'terrasse', 'salon', 'gare', 'plage', 'jardin'],
  ...['bureau', 'machine', 'fibre', 'concierge', 'vélo', 'commerces', 'médecine', 'stage', 'couple', 'lycée', 'parc'],
  ...['هادئة', 'الجامعة', 'zwina', 'قريبة', 'n9iya', 'الشاطئ', 'مطبخ', 'lfac'],
  ...['piscine', 'hammam', 'cheminée', 'zellige', 'riad', 'duplex', 'mezzanine', 'véranda', 'golf', 'corniche', 'souk'],
  ...['bibliothèque', 'conservatoire', 'tennis', 'atelier', 'piano', 'verger', 'observatoire', 'moulin', 'pressoir'],
]

// Those in front more often. Written out, and not functions: a million calls take minutes.
export const word = `(array['${words.join("', '")}'])[1 + floor(power(random(), 3) * ${words.length})::int]`

/** A fact that two owners in three mention. */
const said = (yes: number): string => `case when random() < 0.67 then random() < ${yes} end`

/** Half of the offers name two landmarks, some of which are common. */
const near = `case when random() < 0.5 and reperes_de.noms is not null then (
  select jsonb_agg(distinct jsonb_build_object('repereId', id, 'minutes', minutes, 'moyen', 'PIED')) from (
    select noms[1 + floor(power(random(), 2) * cardinality(noms))::int] as id, 1 + floor(random() * 60)::int as minutes
    from (select reperes_de.noms from generate_series(1, 1 + i % 2)) as twice) as named) end`

/** Faits and quartier as in the function `searched_offre`. */
const faits = `array_to_tsvector(array_remove(array['%' || cle, '#' || logement_type, '#' || accueille,
  ${[...flags.map((name) => [name, name]), ...Object.entries(derived)].map(([name, holds]) => `case when ${holds} then '#${name}' end`).join(', ')}]
  || array(select '~' || (named ->> 'repereId') || ':' || (named ->> 'minutes') from jsonb_array_elements(reperes) as named), null))`
const bits = fait.enumValues
  .map((word, place) => {
    const holds = derived[word] ?? (isFlag(word) ? word : `'${word}' in (logement_type, accueille)`)
    return `case when ${holds} then ${1 << place} else 0 end`
  })
  .join(' + ')

/**
 * What the triggers would have done row by row. The texts are made of few parts: their vectors are computed once and put
 * together, since the words of a million texts take many minutes to parse. In the order in which ads are published.
 */
const searchIndex = [
  `create temp table places as select ville_id, quartier, fold_text(quartier) as cle,
     search_vector(ville_id, '${titre}', '${sentence}', 'et résidence', quartier) as vecteur
   from (select distinct ville_id, quartier from offres) as named`,
  `create temp table parts as select mot, ts_delete(search_vector(0, mot), '@0') as vecteur from unnest(array['${words.join("', '")}']) as mot`,
  // Expecting few offers, PostgreSQL would compare each with every word: hours for a million.
  `analyze offres, places, parts`,
  `insert into offres_recherche
   select id, ville_id, created_at, prix, superficie, date_disponibilite, coalesce(duree, 0), logement_type, accueille,
     ${flagsOf11.join(', ')}, cle, places.vecteur || first.vecteur || second.vecteur || third.vecteur
       || array_to_tsvector(array[substr(titre, ${titre.length + 2}), substring(description from '\\d+$')]) || ${faits},
     ${bits}
   from (select *, string_to_array(replace(substr(description, ${sentence.length * repeated + 1}), ' et ', ', '), ', ') as mots from offres
     where offre_is_public(offres)) as offre
     join places using (ville_id, quartier)
     join parts first on first.mot = mots[1] join parts second on second.mot = mots[2] join parts third on third.mot = mots[3]
   order by id`,
  // Proof that this is what the product writes.
  `do $$ begin if exists (select from (select * from offres_recherche order by random() limit 200) as written
     join offres on offres.id = offre_id where written is distinct from searched_offre(offres)) or not exists (select from offres_recherche)
   then raise 'the search index of the catalogue is not that of the product'; end if; end $$`,
  `insert into quartiers (ville_id, nom, cle, offres, demandes)
   select ville_id, quartier, fold_text(quartier), count(*), 0 from offres
   where offre_is_public(offres) group by 1, 2`,
  `update reperes set offres = counted.total from (
     select (named ->> 'repereId')::int as id, count(distinct offres.id)::int as total
     from offres, jsonb_array_elements(reperes) as named where offre_is_public(offres) group by 1) as counted
   where counted.id = reperes.id`,
]

const filling = [
  `insert into images (src, width, height, couleur)
   select 'bench-' || i || '.webp', 800, 600, '#a898d8' from generate_series(0, ${pictures - 1}) i`,

  `insert into utilisateurs (username, email, password_hash, nom, prenom, terms_accepted_at)
   select 'membre' || i, 'membre' || i || '@exemple.ma', 'x', 'Alaoui', 'Samira', now()
   from generate_series(1, greatest(10, :offres / 5)) i`,

  // As in reality, large cities have most of the offers, some quartiers, words and facts are common and others rare.
  `insert into offres (titre, description, ville_id, quartier, superficie, nbr_coloc, duree, logement_type, prix,
     date_disponibilite, proprietaire_id, statut, verified, created_at, submitted_at, photos,
     ${flags.join(', ')}, accueille, publie_par, reperes)
   select '${titre} ' || i,
     repeat('${sentence}', ${repeated}) || ${word} || ', ' || ${word} || ' et '
       || ${word} || ', résidence ' || (i::bigint * 7919) % greatest(:offres / 25, 10),
     ville, quartiers_de.noms[1 + floor(power(random(), 2) * cardinality(quartiers_de.noms))::int], round(8 + 120 * power(random(), 3)), 1 + i % 4,
     (array[null, 1, 3, 6, 6, 9, 12, 12, 24])[1 + i % 9],
     (array['CHAMBRE', 'APPARTEMENT', 'STUDIO', 'VILLA'])[case when random() < 0.55 then 1 when random() < 0.6 then 2 when random() < 0.85 then 3 else 4 end],
     500 + 50 * round(200 * power(random(), 3)),
     case when random() < 0.6 then date '2000-01-01' else current_date + floor(random() * 150)::int end,
     1 + i % greatest(10, :offres / 5), case when i % 20 = 0 then 'LOUE' when i % 20 = 1 then 'EN_ATTENTE' else 'DISPONIBLE' end,
     i % 20 <> 1, now() - (:offres - i) * interval '1 minute', now() - (:offres - i) * interval '1 minute',
     (select jsonb_agg(jsonb_build_object('src', ${photoAt}, 'status', 'ready', 'width', 800, 'height', 600, 'couleur', '#a898d8'))
      from generate_series(0, ${photosOfAnOffer - 1}) position),
     ${flags.map((_, place) => said([0.6, 0.4, 0.7, 0.2, 0.25, 0.15, 0.1][place] ?? 0.3)).join(', ')},
     (array['TOUS', 'TOUS', 'FEMMES', 'FEMMES', 'HOMMES', null, null, null])[1 + floor(random() * 8)::int],
     (array['PROPRIETAIRE', 'PROPRIETAIRE', 'COLOCATAIRE', 'AGENCE', null])[1 + floor(random() * 5)::int],
     ${near}
   from (select i, 1 + floor(power(random(), 2) * (select count(*) from villes))::int as ville from generate_series(1, :offres) i) as offre join quartiers_de using (ville)
     left join reperes_de using (ville) order by i`,

  `insert into offre_photos (offre_id, position, src)
   select i, position, ${photoAt}
   from generate_series(1, :offres) i, generate_series(0, ${photosOfAnOffer - 1}) position`,

  `update villes set verified_coloc_count = counted.total from (
     select ville_id, count(*)::int as total from offres where verified and statut = 'DISPONIBLE' group by ville_id) counted
   where counted.ville_id = villes.id`,

  ...searchIndex,
  `insert into offres_json select id, ville_id, proprietaire_id, offre_champs(offres) from offres
   where offre_is_public(offres) order by id`,
]

const statements = withIndexesLater(['offres', 'offre_photos', 'utilisateurs', 'offres_recherche'], filling)
