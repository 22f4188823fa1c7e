import type pg from 'pg'
import type { Manifest } from './manifest.ts'

type Tables = Omit<Manifest['tables'][number], 'rows'>[]

/** Our tables and their columns. Unlogged tables are temporary and not backed up. */
export const readTables = async (client: pg.Client): Promise<Tables> => {
  const { rows } = await client.query<Tables[number]>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

export const readSequences = async (client: pg.Client): Promise<Manifest['sequences']> => {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select sequencename::text as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`)
  return rows
}

export const copyColumns = (client: pg.Client, { name, columns }: Tables[number]): string =>
  `public.${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`
