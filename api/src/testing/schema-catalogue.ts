import type pg from 'pg'

const queries = {
  columns: `select format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, concat(pg_get_expr(d.adbin, d.adrelid), a.attidentity, c.relpersistence))
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`,
  constraints: `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`,
  indexes: `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  functions: `select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e') order by 1`,
  triggers: 'select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1',
}

/** What the database is made of, as lists of text that two databases can be compared by. */
export const readCatalogue = async (client: pg.Client): Promise<Record<keyof typeof queries, string[]>> => {
  const lists = Object.entries(queries).map(async ([name, text]) => {
    const { rows } = await client.query({ text, rowMode: 'array' })
    return [name, rows.map(([definition]) => definition as string)]
  })
  return Object.fromEntries(await Promise.all(lists))
}
