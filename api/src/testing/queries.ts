import pg from 'pg'
import { vi } from 'vitest'

export interface Statement {
  /** Of a prepared statement. */
  name: string | undefined
  text: string
  values: unknown[]
}

/** The statements sent to PostgreSQL during `run`, over all connections. */
export const recordStatements = async (run: () => Promise<unknown>): Promise<Statement[]> => {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await run()
    return spy.mock.calls.map(([query, values]) => ({
      name: (query as { name?: string }).name,
      text: typeof query === 'string' ? query : String((query as { text?: unknown }).text ?? ''),
      values: Array.isArray(values) ? values : [],
    }))
  } finally {
    spy.mockRestore()
  }
}

export const recordQueries = async (run: () => Promise<unknown>): Promise<string[]> =>
  (await recordStatements(run)).map(({ text }) => text)

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Sort Key'?: string[]
  Plans?: PlanNode[]
}

/** Every node of PostgreSQL's plan for a statement. */
export const explain = async (pool: pg.Pool, { text, values }: Omit<Statement, 'name'>): Promise<PlanNode[]> => {
  const { rows } = await pool.query(`explain (format json) ${text}`, values)
  const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]
  return flatten(rows[0]['QUERY PLAN'][0].Plan)
}
