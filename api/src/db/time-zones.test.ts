import { expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()

it('no function of the database cuts days by a time zone: its rules may be older than those of Node', async () => {
  const { rows } = await test.database.pool.query<{ name: string }>(`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
      and prosrc ~* 'time zone (?!''utc'')|timezone\\(|date_trunc|current_date|now\\(\\)::date'`)
  expect(rows).toEqual([])
})
