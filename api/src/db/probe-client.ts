import pg from 'pg'

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
