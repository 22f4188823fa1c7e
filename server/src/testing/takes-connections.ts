import pg from 'pg'

/** Whether a PostgreSQL, or what stands in front of one, lets people in. */
export const takesConnections = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url)
  client.on('error', () => {})
  return client.connect().then(
    async () => {
      await client.end()
      return true
    },
    () => false,
  )
}
