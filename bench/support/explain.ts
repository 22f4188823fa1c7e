import type { Database } from '@colocdar/api/db/database'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Actual Total Time': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

/** How many pages PostgreSQL reads to answer the queries of `run`. */
export const explainBuffers = async (database: Database, run: () => Promise<unknown>): Promise<number> => {
  const plans = await explain(database, run)
  return plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0)
}

/** The plan of the slowest query of `run`, from its top: what is read how, rows, milliseconds. */
export const explainSlowest = async (database: Database, run: () => Promise<unknown>): Promise<string> => {
  const [slowest] = (await explain(database, run)).toSorted((a, b) => b['Actual Total Time'] - a['Actual Total Time'])
  return slowest ? describe(slowest) : ''
}

const explain = async ({ pool }: Database, run: () => Promise<unknown>): Promise<Plan[]> => {
  const asked: { text: string; values: unknown[] }[] = []
  const query = pool.query as (config: { text: string }, values: unknown[]) => Promise<unknown>
  pool.query = ((config, values) => {
    asked.push({ text: config.text, values })
    return query.call(pool, config, values)
  }) as typeof query as typeof pool.query
  await run()
  pool.query = query as typeof pool.query

  const plans: Plan[] = []
  for (const { text, values } of asked) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values)
    plans.push(rows[0]['QUERY PLAN'][0].Plan)
  }
  return plans
}

const describe = (plan: Plan): string => {
  const target = plan['Index Name'] ?? plan['Relation Name']
  const rows = Math.round(plan['Actual Rows'] * plan['Actual Loops'])
  const time = (plan['Actual Total Time'] * plan['Actual Loops']).toFixed(1)
  const name = `${plan['Node Type']}${target ? ` ${target}` : ''} (${rows} rows, ${time} ms)`
  // The twelve offers themselves are the same in every plan.
  const below = (plan.Plans ?? []).filter(
    (child) => !/^(offres|villes|utilisateurs)(_pkey)?$/.test(child['Index Name'] ?? ''),
  )
  return below.length === 0 ? name : `${name} ← ${below.map(describe).join(' + ')}`
}
