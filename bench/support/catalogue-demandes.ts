import pg from 'pg'
import { word } from './catalogue.ts'
import { withIndexesLater } from './indexes-later.ts'

/** Adds public requests to a catalogue, each of a member of its own. */
export const addDemandes = async (databaseUrl: string, demandes: number): Promise<void> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    // Without triggers, and with indexes built at the end: as for the offers.
    await client.query('set session_replication_role = replica')
    await client.query('select setseed(0.25)')
    for (const statement of statements) await client.query(statement.replaceAll(':demandes', String(demandes)))
  } finally {
    await client.end()
  }
}

const filling = [
  `create temp table quartiers_de as select ville_id as ville, array_agg(nom order by offres desc) as noms from quartiers group by 1`,

  `insert into utilisateurs (username, email, password_hash, nom, prenom, terms_accepted_at)
   select 'demandeur' || i, 'demandeur' || i || '@exemple.ma', 'x', 'Alaoui', 'Samira', now()
   from generate_series(1, :demandes) i`,

  `insert into demandes (titre, description, budget, date_disponibilite, duree, ville_id, quartier, demandeur_id, verified,
     created_at, submitted_at, date_demande)
   select 'Étudiante cherche chambre ' || i,
     'Je cherche une chambre calme près du tramway, ' || ${word} || ', ' || ${word} || ', dossier ' || (i::bigint * 7919) % greatest(:demandes / 25, 10),
     500 + 50 * round(100 * power(random(), 2)),
     case when random() < 0.4 then null when random() < 0.5 then date '2000-01-01' else current_date + floor(random() * 150)::int end,
     (array[null, 1, 3, 6, 12])[1 + i % 5], ville, noms[1 + floor(power(random(), 2) * cardinality(noms))::int], member, i % 20 <> 1,
     now() - (:demandes - i) * interval '1 minute', now() - (:demandes - i) * interval '1 minute', current_date
   from (select row_number() over (order by id)::int as i, id as member,
       1 + floor(power(random(), 2) * (select count(*) from villes))::int as ville
     from utilisateurs where username like 'demandeur%') as demande join quartiers_de using (ville) order by i`,

  `insert into demandes_recherche select searched.* from demandes, searched_demande(demandes) as searched
   where demande_is_public(demandes) order by demandes.id`,
  `update villes set verified_demande_count = counted.total from (
     select ville_id, count(*)::int as total from demandes where verified group by ville_id) counted
   where counted.ville_id = villes.id`,
]

const statements = withIndexesLater(['utilisateurs', 'demandes', 'demandes_recherche'], filling)
