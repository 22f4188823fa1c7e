import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { useTestApp } from './test-app.ts'

/** The tags that a change notifies, sorted. */
export const useNotifiedTags = (test: ReturnType<typeof useTestApp>) => {
  let listener: pg.Client
  let heard: string[] = []

  beforeAll(async () => {
    listener = new pg.Client({ connectionString: test.database.url })
    await listener.connect()
    listener.on('notification', ({ payload = '' }) => heard.push(...payload.split(' ')))
    await listener.query('listen catalogue')
  })
  afterAll(() => listener.end())

  return async (change: () => PromiseLike<unknown>): Promise<string[]> => {
    await listener.query('select 1')
    heard = []
    await change()
    // PostgreSQL delivers pending notifications before it answers.
    await listener.query('select 1')
    return [...new Set(heard)].sort()
  }
}
