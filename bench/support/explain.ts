import type { Database } from '@colocdar/api/db/database'

/** How many pages PostgreSQL reads to answer the queries of `run`. */
export const explainBuffers = async ({ pool }: Database, run: () => Promise<unknown>): Promise<number> => {
  const asked: { text: string; values: unknown[] }[] = []
  const query = pool.query as (config: { text: string }, values: unknown[]) => Promise<unknown>
  pool.query = ((config, values) => {
    asked.push({ text: config.text, values })
    return query.call(pool, config, values)
  }) as typeof query as typeof pool.query
  await run()
  pool.query = query as typeof pool.query

  let buffers = 0
  for (const { text, values } of asked) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values)
    const { Plan: plan } = rows[0]['QUERY PLAN'][0]
    buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }
  return buffers
}
