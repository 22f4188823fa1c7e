import { villesSeed } from '@colocdar/api/features/villes/villes.seed'
import pg from 'pg'

/** Fills a migrated, empty database with `offres` offers: nine in ten public, three photos each. */
export const createCatalogue = async (databaseUrl: string, offres: number): Promise<void> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    // Without triggers: row by row they would take minutes for what the last statements do in bulk.
    await client.query('set session_replication_role = replica')
    await client.query('select setseed(0.5)')
    await client.query(
      'insert into villes (slug, nom, position) select * from unnest($1::text[], $2::text[], $3::int[])',
      [villesSeed.map(({ slug }) => slug), villesSeed.map(({ nom }) => nom), villesSeed.map((_, position) => position)],
    )
    for (const statement of statements) await client.query(statement.replaceAll(':offres', String(offres)))
  } finally {
    await client.end()
  }
}

const photosOfAnOffer = 3
const pictures = 500
const photoAt = `'bench-' || (i * 7 + position * 13) % ${pictures} || '.webp'`

const statements = [
  `insert into images (src, width, height, couleur)
   select 'bench-' || i || '.webp', 800, 600, '#a898d8' from generate_series(0, ${pictures - 1}) i`,

  `insert into utilisateurs (username, email, password_hash, nom, prenom, terms_accepted_at)
   select 'membre' || i, 'membre' || i || '@exemple.ma', 'x', 'Alaoui', 'Samira', now()
   from generate_series(1, greatest(10, :offres / 5)) i`,

  // As in reality, large cities have most of the offers.
  `insert into offres (titre, description, ville_id, quartier, superficie, nbr_coloc, duree, logement_type, prix,
     date_disponibilite, proprietaire_id, statut, verified, created_at, submitted_at, photos)
   select 'Chambre lumineuse proche du tramway ' || i, repeat('Une chambre claire, meublée, à cinq minutes du centre. ', 6),
     1 + floor(power(random(), 2) * (select count(*) from villes))::int, 'Centre-ville', 12 + i % 30, 1 + i % 4, 6,
     (array['CHAMBRE', 'VILLA', 'APPARTEMENT', 'STUDIO'])[1 + i % 4], 1000 + (i * 37) % 4000, '2000-01-01',
     1 + i % greatest(10, :offres / 5), case when i % 20 = 0 then 'LOUE' when i % 20 = 1 then 'EN_ATTENTE' else 'DISPONIBLE' end,
     i % 20 <> 1, now() - (:offres - i) * interval '1 minute', now() - (:offres - i) * interval '1 minute',
     (select jsonb_agg(jsonb_build_object('src', ${photoAt}, 'status', 'ready', 'width', 800, 'height', 600, 'couleur', '#a898d8'))
      from generate_series(0, ${photosOfAnOffer - 1}) position)
   from generate_series(1, :offres) i`,

  `insert into offre_photos (offre_id, position, src)
   select i, position, ${photoAt}
   from generate_series(1, :offres) i, generate_series(0, ${photosOfAnOffer - 1}) position`,

  `update villes set verified_coloc_count = counted.total from (
     select ville_id, count(*)::int as total from offres where verified and statut = 'DISPONIBLE' group by ville_id) counted
   where counted.ville_id = villes.id`,

  'vacuum (analyze) offres, offre_photos, utilisateurs, villes, images',
]
