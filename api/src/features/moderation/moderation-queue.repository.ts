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
  /** The time of submission in microseconds: a Date would lose precision, and the cursor would skip items. */
  micros: string
}

export interface QueueFilter {
  kind?: ModerationKind | undefined
  villeId?: number | undefined
}

export interface QueueCursor {
  micros: string
  kind: ModerationKind
  id: string
}

/** Oldest first across all kinds: reads the first rows of each kind from its index, then merges them. */
export const selectQueue = async (
  db: Db,
  { kind, villeId }: QueueFilter,
  after: QueueCursor | null,
  limit: number,
): Promise<QueueKey[]> => {
  const heads = kindsOf(kind, villeId).map(
    (source) => sql`(${selectKeys(source)} where ${waiting(source, villeId)} ${after ? beyond(source, after) : sql``}
      order by submitted_at, id limit ${limit})`,
  )
  if (heads.length === 0) return []
  const { rows } = await db.execute<QueueKey & Record<string, unknown>>(
    sql`select * from (${sql.join(heads, sql` union all `)}) as heads order by micros, kind, id limit ${limit}`,
  )
  return rows
}

export const selectQueueKey = async (db: Db, kind: ModerationKind, id: number): Promise<QueueKey | null> => {
  const { rows } = await db.execute<QueueKey & Record<string, unknown>>(sql`${selectKeys(kind)} where id = ${id}`)
  return rows[0] ?? null
}

export const countQueue = async (db: Db, { villeId }: Pick<QueueFilter, 'villeId'>): Promise<ModerationCounts> => {
  const counts = kindsOf(undefined, villeId).map(
    (kind) => sql`(select ${kind} as kind, count(*)::int as total from ${sql.identifier(sources[kind].table)}
      where ${waiting(kind, villeId)})`,
  )
  const { rows } = await db.execute<{ kind: ModerationKind; total: number }>(sql.join(counts, sql` union all `))
  const of = (kind: ModerationKind) => rows.find((row) => row.kind === kind)?.total ?? 0
  return { offre: of('offre'), demande: of('demande'), avis: of('avis') }
}

// In alphabetical order, in which the cursor compares kinds.
const sources = {
  avis: {
    table: 'avis',
    auteurId: sql`auteur_id`,
    verified: sql`valide`,
    lastVerified: sql`null::jsonb`,
    ville: false,
  },
  demande: {
    table: 'demandes',
    auteurId: sql`demandeur_id`,
    verified: sql`verified`,
    lastVerified: sql`last_verified`,
    ville: true,
  },
  offre: {
    table: 'offres',
    auteurId: sql`proprietaire_id`,
    verified: sql`verified`,
    lastVerified: sql`last_verified`,
    ville: true,
  },
} satisfies Record<ModerationKind, { table: string; auteurId: SQL; verified: SQL; lastVerified: SQL; ville: boolean }>

const kindsOf = (kind: ModerationKind | undefined, villeId: number | undefined): ModerationKind[] =>
  (Object.keys(sources) as ModerationKind[]).filter(
    (known) => (kind === undefined || known === kind) && (villeId === undefined || sources[known].ville),
  )

const selectKeys = (kind: ModerationKind): SQL => {
  const { table, auteurId, verified, lastVerified } = sources[kind]
  return sql`select ${kind} as kind, id, ${auteurId} as "auteurId", version, ${verified} as verified,
    motif_refus as "motifRefus", ${lastVerified} as "lastVerified",
    (extract(epoch from submitted_at) * 1000000)::bigint as micros from ${sql.identifier(table)}`
}

/** Repeats the condition of the partial indexes `*_queue`, and leaves out blocked authors. */
const waiting = (kind: ModerationKind, villeId: number | undefined): SQL => {
  const city = villeId === undefined ? sql`` : sql`and ville_id = ${villeId}`
  return sql`not ${sources[kind].verified} and motif_refus is null and not masque ${city}`
}

const beyond = (kind: ModerationKind, after: QueueCursor): SQL => {
  const moment = sql`(timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond')`
  if (kind === after.kind) return sql`and (submitted_at, id) > (${moment}, ${after.id}::bigint)`
  return kind > after.kind ? sql`and submitted_at >= ${moment}` : sql`and submitted_at > ${moment}`
}
