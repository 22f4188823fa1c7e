import pg from 'pg'

/** What a server says of itself; silent when it cannot be reached. */
export type ServerState = 'silent' | 'standby' | { readOnly: boolean; timeline: number }

/** Asks one server, over a connection of its own, whether it takes writes. */
export const probeServer = async (url: string, timeoutMs: number): Promise<ServerState> => {
  const client = probeClient(url, timeoutMs)
  try {
    await client.connect()
    const { rows } = await client.query<{ readOnly: boolean; segment: string | null }>(question)
    const [answer] = rows
    if (!answer?.segment) return 'standby'
    return { readOnly: answer.readOnly, timeline: Number.parseInt(answer.segment.slice(0, 8), 16) }
  } catch {
    return 'silent'
  } finally {
    client.connection.stream.destroy()
  }
}

// The name of a segment of the log begins with its timeline, as eight hexadecimal digits.
const question = `select current_setting('transaction_read_only') = 'on' as "readOnly",
  case when pg_is_in_recovery() then null else pg_walfile_name(pg_current_wal_lsn()) end as segment`

/** A connection to ask a server about itself, apart from those that the site works with. */
export const probeClient = (url: string, timeoutMs: number): pg.Client => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'colocdar-probe',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  // Told to the query that was waiting; without a listener it would end the process.
  client.on('error', () => {})
  return client
}
