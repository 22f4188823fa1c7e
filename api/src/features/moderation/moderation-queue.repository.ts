import type { DemandeSnapshot } from '@colocdar/contracts/demandes'
import type { ModerationCounts, ModerationKind } from '@colocdar/contracts/moderation'
import type { OffreSnapshot } from '@colocdar/contracts/offres'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** An item of the queue without its content. */
export interface QueueKey {
  kind: ModerationKind
  id: number
  auteurId: number
  version: number
  verified: boolean
  motifRefus: string | null
  lastVerified: (OffreSnapshot & DemandeSnapshot) | null
  /** Public, with a modification that awaits a decision. */
  modified: boolean
  /** The time of submission in microseconds: a Date would lose precision, and the cursor would skip items. */
  micros: string
}

export interface QueueFilter {
  kind?: ModerationKind | undefined
  villeId?: number | undefined
}

export interface QueueCursor {
  modified: boolean
  micros: string
  kind: ModerationKind
  id: string
}

/**
 * Modifications of what is public come first, then the oldest: reads the first rows of each kind from its index, then
 * merges them.
 */
export const selectQueue = async (
  db: Db,
  { kind, villeId }: QueueFilter,
  after: QueueCursor | null,
  limit: number,
): Promise<QueueKey[]> => {
  const heads = headsOf(kind, villeId)
    // Once the modifications are read, those that come meanwhile are for the next visit.
    .filter(({ modified }) => !after || after.modified || !modified)
    .map(
      ({ source, modified, waiting, submittedAt }) => sql`(${selectKeys(source)}
        where ${waiting} ${after?.modified === modified ? beyond(source, submittedAt, after) : sql``}
        order by ${submittedAt}, t.id limit ${limit})`,
    )
  if (heads.length === 0) return []
  const { rows } = await db.execute<QueueKey & Record<string, unknown>>(
    sql`select * from (${sql.join(heads, sql` union all `)}) as heads order by modified desc, micros, kind, id limit ${limit}`,
  )
  return rows
}

export const selectQueueKey = async (db: Db, kind: ModerationKind, id: number): Promise<QueueKey | null> => {
  const { rows } = await db.execute<QueueKey & Record<string, unknown>>(sql`${selectKeys(kind)} where t.id = ${id}`)
  return rows[0] ?? null
}

export const countQueue = async (db: Db, { villeId }: Pick<QueueFilter, 'villeId'>): Promise<ModerationCounts> => {
  const counts = headsOf(undefined, villeId).map(
    ({ source, waiting }) =>
      sql`(select ${source} as kind, count(*)::int as total ${tablesOf(source)} where ${waiting})`,
  )
  const { rows } = await db.execute<{ kind: ModerationKind; total: number }>(sql.join(counts, sql` union all `))
  const of = (kind: ModerationKind) =>
    rows.filter((row) => row.kind === kind).reduce((sum, { total }) => sum + total, 0)
  return { offre: of('offre'), demande: of('demande'), avis: of('avis'), profil: of('profil') }
}

/** How many hours what awaits a decision has waited: half of it longer than the median. */
export const selectWaits = async (db: Db, now: Date): Promise<{ mediane: number | null; maximum: number | null }> => {
  const submitted = headsOf(undefined, undefined).map(
    ({ source, waiting, submittedAt }) => sql`select ${submittedAt} as since ${tablesOf(source)} where ${waiting}`,
  )
  const { rows } = await db.execute<{ mediane: number | null; maximum: number | null }>(sql`
    select percentile_cont(0.5) within group (order by hours) as mediane, max(hours) as maximum
    from (select extract(epoch from ${now.toISOString()}::timestamptz - since)::float8 / 3600 as hours
      from (${sql.join(submitted, sql` union all `)}) as waiting) as waits`)
  return rows[0] ?? { mediane: null, maximum: null }
}

interface Source {
  table: string
  auteurId: SQL
  verified: SQL
  motifRefus: SQL
  lastVerified: SQL
  submittedAt: SQL
  /** What is left out: everything of blocked authors, ads that are hidden. */
  hidden: SQL
  ville: boolean
  /** How a modification refers to it; null when it has none. */
  modified: SQL | null
}

const moderatedColumns = { motifRefus: sql`t.motif_refus`, submittedAt: sql`t.submitted_at`, hidden: sql`t.masque` }
const annonce = { verified: sql`t.verified`, lastVerified: sql`t.last_verified`, ville: true, ...moderatedColumns }

// In alphabetical order, in which the cursor compares kinds.
const sources: Record<ModerationKind, Source> = {
  avis: {
    ...moderatedColumns,
    table: 'avis',
    auteurId: sql`t.auteur_id`,
    verified: sql`t.valide`,
    lastVerified: sql`null::jsonb`,
    ville: false,
    modified: null,
  },
  demande: { ...annonce, table: 'demandes', auteurId: sql`t.demandeur_id`, modified: sql`m.demande_id = t.id` },
  offre: { ...annonce, table: 'offres', auteurId: sql`t.proprietaire_id`, modified: sql`m.offre_id = t.id` },
  profil: {
    table: 'utilisateurs',
    auteurId: sql`t.id`,
    verified: sql`true`,
    motifRefus: sql`null`,
    lastVerified: sql`null::jsonb`,
    submittedAt: sql`t.created_at`,
    hidden: sql`t.blocked_at is not null`,
    ville: false,
    modified: sql`m.auteur_id = t.id and m.offre_id is null and m.demande_id is null`,
  },
}

interface Head {
  source: ModerationKind
  modified: boolean
  waiting: SQL
  submittedAt: SQL
}

/** What waits for a decision: new things, and modifications of public ones. */
const headsOf = (kind: ModerationKind | undefined, villeId: number | undefined): Head[] => {
  const kinds = (Object.keys(sources) as ModerationKind[]).filter(
    (known) => (kind === undefined || known === kind) && (villeId === undefined || sources[known].ville),
  )
  const city = villeId === undefined ? sql`` : sql`and t.ville_id = ${villeId}`
  return kinds.flatMap((source): Head[] => {
    const { verified, motifRefus, hidden, submittedAt, modified } = sources[source]
    // The first repeats the condition of the partial indexes `*_queue`, the second that of `modifications_queue`.
    const added = sql`not ${verified} and ${motifRefus} is null and not ${hidden} ${city}`
    const changed = sql`m.etat = 'attente' and ${verified} and not (${hidden}) ${city}`
    return [
      ...(source === 'profil' ? [] : [{ source, modified: false, waiting: added, submittedAt }]),
      ...(modified ? [{ source, modified: true, waiting: changed, submittedAt: sql`m.submitted_at` }] : []),
    ]
  })
}

const tablesOf = (kind: ModerationKind): SQL => {
  const { table, modified } = sources[kind]
  const joined = modified ? sql`left join modifications m on ${modified} and m.etat = 'attente'` : sql``
  return sql`from ${sql.identifier(table)} t ${joined}`
}

const selectKeys = (kind: ModerationKind): SQL => {
  const { auteurId, verified, motifRefus, lastVerified, submittedAt, modified } = sources[kind]
  const isModified = modified ? sql`(${verified} and m.id is not null)` : sql`false`
  const since = modified ? sql`case when ${isModified} then m.submitted_at else ${submittedAt} end` : submittedAt
  return sql`select ${kind} as kind, t.id, ${auteurId} as "auteurId", t.version, ${verified} as verified,
    ${motifRefus} as "motifRefus", ${lastVerified} as "lastVerified", ${isModified} as modified,
    (extract(epoch from ${since}) * 1000000)::bigint as micros ${tablesOf(kind)}`
}

const beyond = (kind: ModerationKind, submittedAt: SQL, after: QueueCursor): SQL => {
  const moment = sql`(timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond')`
  if (kind === after.kind) return sql`and (${submittedAt}, t.id) > (${moment}, ${after.id}::bigint)`
  return kind > after.kind ? sql`and ${submittedAt} >= ${moment}` : sql`and ${submittedAt} > ${moment}`
}
