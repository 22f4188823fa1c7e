import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mailJobs } from '../mail/mail-queue.ts'
import { useTestApp } from '../testing/test-app.ts'
import { discardFailedJobs, listFailedJobs, retryFailedJobs } from './stored-jobs.ts'

const test = useTestApp()

const states = async () => {
  const { rows } = await test.deps.db.execute(
    sql`select name, state, retry_count, start_after <= now() as due from pgboss.job order by name, state`,
  )
  return rows
}

it('lists mails that were given up, tries them again, or discards them, and leaves all others alone', async () => {
  const { db } = test.deps
  await db.execute(sql`insert into pgboss.job (name, data, state, output, retry_count, start_after, completed_on) values
    ('mail', '{"template": "avisValide", "to": "sara@exemple.ma"}', 'failed', '{"message": "550 inconnu"}', 120,
      now() + interval '1 hour', now()),
    ('mail', '{"template": "avisValide", "to": "omar@exemple.ma"}', 'created', null, 0, now(), null),
    ('purge-images', '{}', 'failed', null, 3, now(), now())`)
  expect(await listFailedJobs(db, mailJobs)).toMatchObject([
    { data: { template: 'avisValide', to: 'sara@exemple.ma' }, reason: '550 inconnu' },
  ])
  expect(await retryFailedJobs(db, mailJobs)).toBe(1)
  const waiting = { name: 'mail', state: 'created', retry_count: 0, due: true }
  const purge = { name: 'purge-images', state: 'failed', retry_count: 3, due: true }
  expect(await states()).toEqual([waiting, { ...waiting, state: 'retry' }, purge])
  await db.execute(sql`update pgboss.job set state = 'failed' where state = 'retry'`)
  expect(await discardFailedJobs(db, mailJobs)).toBe(1)
  expect(await listFailedJobs(db, mailJobs)).toEqual([])
  expect(await states()).toEqual([waiting, purge])
})
