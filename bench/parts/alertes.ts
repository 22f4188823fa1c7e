import { openDatabase } from '@colocdar/api/db/database'
import { insertEnvois, selectMatches } from '@colocdar/api/features/alertes/alertes-envois.repository'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { processorClock } from '../support/backend-cpu.ts'
import { count, type Findings, ms, verdict } from '../support/table.ts'
import { openWorkbench } from '../support/workbench.ts'

const alerts = 100_000
const members = 40_000
const offers = 1_000
const runs = 200
const limitMs = 50

/** One offer becomes public: whose alerts does it match, and what does it cost to write them down. */
export const measureAlertes = async ({ short }: { short: boolean }): Promise<Findings> => {
  const workbench = await openWorkbench([offers])
  try {
    const url = workbench.databaseOf(offers)
    await addAlertes(url, short ? 2_000 : alerts)
    const database = openDatabase({ url, maxConnections: 1 })
    const { rows } = await database.db.execute<{ id: number }>(
      sql`select offre_id as id from offres_recherche order by offre_id limit ${runs}`,
    )
    const clock = await processorClock(database)
    const [matchingCpu, writingCpu]: [number[], number[]] = [[], []]
    const matching: number[] = []
    const writing: number[] = []
    const found: number[] = []
    for (const { id } of [...rows.slice(0, 10), ...rows]) {
      let [start, spent] = [performance.now(), clock()]
      const matches = await selectMatches(database.db, 'offre', id)
      matchingCpu.push(clock() - spent)
      matching.push(performance.now() - start)
      found.push(matches.length)
      ;[start, spent] = [performance.now(), clock()]
      const now = new Date()
      const since = new Date(now.getTime() - 86_400_000)
      await insertEnvois(database.db, { type: 'offre', annonceId: id, matches, now, atMost: 5, since })
      writingCpu.push(clock() - spent)
      writing.push(performance.now() - start)
    }
    await database.close()
    const withCpu = (times: number[], cpu: number[]) =>
      [0.5, 0.99, 1].map((part) => `${ms(at(times, part))} (${ms(at(cpu, part))})`)
    return {
      title: '(k) Alerts',
      head: ['what', 'p50', 'p99', 'most', ''],
      rows: [
        [
          `matching one offer with ${count(short ? 2_000 : alerts)} alerts`,
          ...withCpu(matching, matchingCpu),
          verdict(at(matching, 0.99) < limitMs),
        ],
        ['members found', count(at(found, 0.5)), count(at(found, 0.99)), count(at(found, 1)), ''],
        ['storing its recipients', ...withCpu(writing, writingCpu), ''],
      ],
      notes: [
        `The site's own queries for ${rows.length} public offers, one after the other on one connection, with the time of the processor; to reach: ${limitMs} ms. Alerts of ${count(members)} members: a quarter for the largest city, a twentieth for any; nine of ten with a highest rent, four of five with a kind of home, a third with a quartier, a fifth with a word.`,
      ],
    }
  } finally {
    await workbench.dispose()
  }
}

const at = (times: number[], part: number): number => {
  // The first ten fill the cache.
  const sorted = times.slice(10).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** On a connection of its own: that of the site has a time limit for each statement. */
const addAlertes = async (url: string, total: number): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    // The catalogue is loaded without triggers.
    await client.query(`select index_offres_after(0, ${offers})`)
    await client.query('vacuum (analyze) offres_recherche')
    await client.query(`insert into utilisateurs (username, email, password_hash, terms_accepted_at, email_verified_at)
      select 'alerte' || i, 'alerte' || i || '@exemple.ma', 'x', now(), now() from generate_series(1, ${members}) i`)
    await client.query(`
      with people as (select array_agg(id) as ids from utilisateurs where username like 'alerte%'),
        places as (select array_agg(id order by id) as ids from villes),
        words as (select array['chambre','studio','calme','tramway','lumineux','terrasse','jardin','proche'] as list),
        quarters as (select array_agg(distinct quartier_cle) as list from offres_recherche)
      insert into alertes (utilisateur_id, frequence, filtres, cle, ville_id, prix_max, prix_min, mots, logement_types, superficie_min, quartier_cle)
      select people.ids[(1 + i % ${members})::int], case when i % 3 = 0 then 'quotidienne' else 'immediate' end,
        case when i % 4 = 0 then '{"meuble":true}' else '{}' end::jsonb, i::text,
        case when i % 20 = 0 then 0 when i % 4 = 1 then places.ids[1] else places.ids[(1 + i % array_length(places.ids, 1))::int] end,
        case when i % 10 = 0 then 1000000000 else 1200 + (i * 7919) % 5000 end,
        case when i % 5 < 2 then 800 + (i * 104729) % 1500 end,
        case when i % 5 = 1 then plainto_tsquery('pg_catalog.french', words.list[(1 + i / 5 % 8)::int]) end,
        case when i % 5 <> 0 then array[(array['CHAMBRE','STUDIO','APPARTEMENT','VILLA'])[(1 + i / 2 % 4)::int]] end,
        case when i % 7 = 0 then 10 + i % 30 end,
        case when i % 3 = 0 then quarters.list[(1 + i % array_length(quarters.list, 1))::int] end
      from generate_series(1::bigint, ${total}) i, people, places, words, quarters`)
    await client.query('vacuum (analyze) alertes')
    await client.query('vacuum (analyze) utilisateurs')
  } finally {
    await client.end()
  }
}
