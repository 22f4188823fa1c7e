/**
 * The statements that fill these tables, around which their indexes are dropped and built again: row by row an index costs
 * many times what building it from all rows at once does.
 */
export const withIndexesLater = (tables: readonly string[], fill: readonly string[]): string[] => [
  `create temp table built_later as select indexname as name, indexdef as definition
   from pg_indexes join pg_class on relname = indexname and relnamespace = 'public'::regnamespace
   where tablename in (${tables.map((name) => `'${name}'`).join(', ')})
     and not exists (select from pg_constraint where conindid = pg_class.oid)`,
  forEach('one.name', 'drop index %I'),
  ...fill,
  forEach('one.definition', '%s'),
]

const forEach = (value: string, statement: string): string =>
  `do $$ declare one record; begin for one in select * from built_later loop execute format('${statement}', ${value}); end loop; end $$`
