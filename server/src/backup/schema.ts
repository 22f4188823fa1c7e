import type pg from 'pg'
import type { Manifest } from './manifest.ts'

type Tables = Omit<Manifest['tables'][number], 'rows'>[]

/** Our tables and their columns, referenced tables first. Unlogged tables are temporary and not backed up. */
export const readTables = async (client: pg.Client): Promise<Tables> => {
  const tables = await client.query<Tables[number]>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  const references = await client.query<Reference>(`
    select child.relname::text as child, parent.relname::text as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`)
  return referredFirst(tables.rows, references.rows)
}

interface Reference {
  child: string
  parent: string
}

const referredFirst = (tables: Tables, references: Reference[]): Tables => {
  const sorted: Tables = []
  for (let rest = tables; rest.length > 0; ) {
    const waits = (name: string) =>
      references.some(({ child, parent }) => child === name && rest.some((other) => other.name === parent))
    const next = rest.filter(({ name }) => !waits(name))
    if (next.length === 0)
      throw new Error(`tables that refer to each other: ${rest.map(({ name }) => name).join(', ')}`)
    sorted.push(...next)
    rest = rest.filter((table) => !next.includes(table))
  }
  return sorted
}

export const readSequences = async (client: pg.Client): Promise<Manifest['sequences']> => {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select sequencename::text as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`)
  return rows
}

export const copyColumns = (client: pg.Client, { name, columns }: Tables[number]): string =>
  `public.${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`
