import type pg from 'pg'

/**
 * Drops the indexes, keys and references of the empty tables, in the caller's transaction; returns what builds them
 * again. Sorting all rows once is several times faster than adding each to every index.
 */
export const postponeIndexes = async (client: pg.Client): Promise<() => Promise<void>> => {
  const { rows } = await client.query<{ removal: string; definition: string }>(definitions)
  for (const { removal } of rows.toReversed()) await client.query(removal)
  return async () => {
    for (const { definition } of rows) await client.query(definition)
  }
}

/** In the order in which they are built: keys, other indexes, references. */
const definitions = `
  select removal, definition from (
    select case contype when 'f' then 3 else 1 end as turn, oid,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as removal,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'p', 'u')
    union all
    select 2, indexrelid, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  ) as definitions
  order by turn, oid`
