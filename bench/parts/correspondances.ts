import { openDatabase } from '@colocdar/api/db/database'
import {
  selectFittingDemandes,
  selectFittingOffres,
} from '@colocdar/api/features/correspondances/correspondances.repository'
import type { Demande } from '@colocdar/contracts/demandes'
import type { Offre } from '@colocdar/contracts/offres'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { cpuDuring } from '../support/cpu.ts'
import { withIndexesLater } from '../support/indexes-later.ts'
import { count, type Findings, ms, verdict } from '../support/table.ts'
import { openWorkbench } from '../support/workbench.ts'

const usual = { offres: 1_000_000, demandes: 1_000_000 }
const quick = { offres: 2_000, demandes: 2_000 }
const runs = 200
const warmUp = 20
const limitMs = 20
const wanted = { today: new Date().toISOString().slice(0, 10), most: 12 }

/** Which public ads fit a member's own best: for those who look for a home, and for those who offer one. */
export const measureCorrespondances = async ({ short }: { short: boolean }): Promise<Findings> => {
  const plan = short ? quick : usual
  const workbench = await openWorkbench([plan.offres])
  try {
    const url = workbench.databaseOf(plan.offres)
    await addSeekers(url, plan.demandes)
    const database = openDatabase({ url, maxConnections: 1 })
    const { db } = database
    const { rows: demandes } = await db.execute<Record<string, unknown>>(sql`
      select ville_id as "villeId", budget, quartier, logement_type as "logementType", duree,
        date_disponibilite::text as "dateDisponibilite", demandeur_id as "demandeurId"
      from demandes where id in (select 1 + (i * 7919) % ${plan.demandes} from generate_series(1, ${runs + warmUp}) i)`)
    const { rows: offres } = await db.execute<Record<string, unknown>>(sql`
      select ville_id as "villeId", prix, quartier, logement_type as "logementType", duree, accueille,
        date_disponibilite::text as "dateDisponibilite", proprietaire_id as "proprietaireId"
      from offres where id in (select 1 + (i * 7919) % ${plan.offres} from generate_series(1, ${runs + warmUp}) i)`)
    const found = [
      await timesOf('offers for a request', demandes, (demande) =>
        selectFittingOffres(db, demande as unknown as Demande, wanted),
      ),
      await timesOf('requests for an offer', offres, (offre) =>
        selectFittingDemandes(db, offre as unknown as Offre, wanted),
      ),
    ]
    await database.close()
    return {
      title: '(m) Matches',
      head: ['what', 'p50', 'p99', 'most', 'CPU of PostgreSQL', 'found (median)', ''],
      rows: found,
      notes: [
        `The site's own queries, ${runs} in each direction, one after the other on one connection, over ${count(plan.offres)} offers and ${count(plan.demandes)} requests; to reach: ${limitMs} ms at the 99th percentile.`,
      ],
    }
  } finally {
    await workbench.dispose()
  }
}

const timesOf = async (
  what: string,
  ads: Record<string, unknown>[],
  select: (ad: Record<string, unknown>) => Promise<number[]>,
): Promise<string[]> => {
  const times: number[] = []
  const found: number[] = []
  const [, { postgres }] = await cpuDuring([], async () => {
    for (const ad of ads) {
      const start = performance.now()
      found.push((await select(ad)).length)
      times.push(performance.now() - start)
    }
  })
  const [p50, p99, most] = [at(times, 0.5), at(times, 0.99), at(times, 1)]
  const cpu = postgres / ads.length
  return [what, ms(p50), ms(p99), ms(most), ms(cpu), count(at(found, 0.5)), verdict(p99 <= limitMs)]
}

const at = (values: number[], part: number): number => {
  // The first ones fill the cache.
  const sorted = values.slice(warmUp).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Requests like the offers: where those are, below and above their rents, each by somebody new. */
const addSeekers = async (url: string, total: number): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    // Kept from an earlier run.
    if ((await client.query(`select from utilisateurs where username = 'seeker1'`)).rowCount) return
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<{ last: number }>('select max(id) as last from utilisateurs')
    const tables = ['utilisateurs', 'demandes', 'demandes_recherche']
    const statements = withIndexesLater(tables, seekers(total, rows[0]?.last ?? 0))
    for (const statement of [...statements, `vacuum (analyze) ${tables.join(', ')}`]) await client.query(statement)
  } finally {
    await client.end()
  }
}

const tastes = (list: string): string => `(array[${list}])[1 + i % 3 : 2 + i % 5]`

const seekers = (total: number, people: number): string[] => [
  `insert into utilisateurs (username, email, password_hash, nom, prenom, genre, langues, tags, terms_accepted_at)
   select 'seeker' || i, 'seeker' || i || '@exemple.ma', 'x', 'Naciri', 'Youssef',
     (array['HOMME', 'FEMME', 'NON_SPECIFIE'])[1 + i % 3],
     ${tastes("'Arabe', 'Darija', 'Français', 'Anglais', 'Espagnol', 'Amazigh'")},
     ${tastes("'Cuisine', 'Lecture', 'Calme', 'Football', 'Cinéma', 'Voyage'")}, now()
   from generate_series(1, ${total}) i`,
  `update utilisateurs set langues = array['Arabe', 'Français'], tags = array['Calme', 'Cuisine'], genre = 'FEMME'
   where id <= ${people} and id % 2 = 0`,
  `insert into demandes (titre, description, budget, date_disponibilite, duree, ville_id, quartier,
     logement_type, demandeur_id, verified, created_at, submitted_at, date_demande)
   select 'Cherche une chambre calme', 'Je cherche une chambre claire, proche du tramway.',
     round(o.prix * (0.7 + random() * 0.8)), case when i % 3 = 0 then null when i % 3 = 1 then date '2000-01-01' else current_date + i % 90 end,
     (array[null, 3, 6, 12])[1 + i % 4], o.ville_id, o.quartier,
     case when i % 4 > 0 then o.logement_type end, ${people} + i, i % 20 <> 1, now() - i * interval '1 minute', now(), current_date
   from generate_series(1, ${total}) i join offres o on o.id = 1 + i % (select max(id) from offres)`,
  `insert into demandes_recherche select searched.* from demandes, searched_demande(demandes) as searched
   where demande_is_public(demandes)`,
]
