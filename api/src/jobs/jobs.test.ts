import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openNotifications } from '../db/notifications.ts'
import { mailboxTransport } from '../mail/mailbox-transport.ts'
import { jobQueues, jobWorkers } from '../queues.ts'
import { useTestApp } from '../testing/test-app.ts'
import type { JobQueue, JobWorker } from './job-queue.ts'
import { type Jobs, openJobs } from './jobs.ts'
import { PermanentFailure } from './permanent-failure.ts'
import { prepareJobs } from './prepare-jobs.ts'

const test = useTestApp()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const handle = vi.fn<JobWorker['handle']>()
const sample: JobQueue = {
  name: 'sample',
  retry: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  expireSeconds: 30,
}
let jobs: Jobs

const prepare = async (queues: JobQueue[]) => {
  const client = new pg.Client({ connectionString: test.database.url })
  await client.connect()
  await prepareJobs(client, queues).finally(() => client.end())
}
const open = async () => {
  const opened = await openJobs({ servers: test.database.servers, log, pollingSeconds: 0.5 })
  await opened.startWorkers([{ queue: sample, handle }])
  return opened
}

beforeAll(async () => {
  await prepare([...jobQueues, sample])
  jobs = await open()
})
afterAll(() => jobs.stop())

const stateOf = async (number: number) => {
  const { rows } = await test.deps.db.execute<{ state: string; wait: number }>(sql`
    select state, extract(epoch from start_after - now())::float as wait
    from pgboss.job where name = 'sample' and (data ->> 'number')::int = ${number}`)
  return rows[0]
}
const outcomeOf = (number: number, state: string) =>
  vi.waitFor(async () => expect((await stateOf(number))?.state).toBe(state), { timeout: 60_000 })

describe('jobs', () => {
  it('have a worker for every queue', () => {
    const workers = jobWorkers({ ...test.deps, mailTransport: mailboxTransport(test.deps.db), log })
    expect(workers.map(({ queue }) => queue)).toEqual(jobQueues)
  })

  it('reach their handler with what was sent', async () => {
    handle.mockResolvedValueOnce(null)
    await jobs.send(test.deps.db, sample, { number: 1 })
    await outcomeOf(1, 'completed')
    expect(handle.mock.calls.at(-1)?.[0]).toMatchObject({ data: { number: 1 } })
  })

  it('are retried after a growing delay', async () => {
    handle.mockRejectedValueOnce(new Error('not now'))
    await jobs.send(test.deps.db, sample, { number: 2 })
    await outcomeOf(2, 'retry')
    expect((await stateOf(2))?.wait).toBeGreaterThan(20)
    handle.mockRejectedValueOnce(new Error('still not'))
    await test.deps.db.execute(sql`update pgboss.job set start_after = now() where data ->> 'number' = '2'`)
    await vi.waitFor(async () => expect((await stateOf(2))?.wait).toBeGreaterThan(50), { timeout: 60_000 })
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ queue: 'sample' }), 'job failed')
  })

  it('fail at once when a retry cannot help', async () => {
    handle.mockRejectedValueOnce(new PermanentFailure('never'))
    await jobs.send(test.deps.db, sample, { number: 3 })
    await outcomeOf(3, 'failed')
  })

  it('that were sent before a restart are done after it', async () => {
    await jobs.stop()
    handle.mockClear()
    const sender = await openJobs({ servers: test.database.servers, log })
    await sender.send(test.deps.db, sample, { number: 4 })
    await sender.stop()
    expect(handle).not.toHaveBeenCalled()
    handle.mockResolvedValueOnce(null)
    jobs = await open()
    await outcomeOf(4, 'completed')
  })

  it('are taken at once where they are notified, whatever the interval of the polls', async () => {
    await jobs.stop()
    const { servers } = test.database
    const notifications = await openNotifications(servers)
    jobs = await openJobs({ servers, notifications, log, pollingSeconds: 600 })
    await jobs.startWorkers([{ queue: sample, handle }])
    handle.mockResolvedValue(null)
    for (const number of [11, 12, 13]) {
      await jobs.send(test.deps.db, sample, { number })
      await outcomeOf(number, 'completed')
    }
    handle.mockReset()
    await jobs.stop()
    notifications.close()
    jobs = await open()
  })

  it('finish before the process stops', async () => {
    const work = Promise.withResolvers<void>()
    handle.mockReturnValueOnce(work.promise)
    await jobs.send(test.deps.db, sample, { number: 5 })
    await outcomeOf(5, 'active')
    const stopped = jobs.stop()
    work.resolve()
    await stopped
    expect((await stateOf(5))?.state).toBe('completed')
    jobs = await open()
  })

  it('follow the declared schedules, and stop when a schedule is removed', async () => {
    const schedules = async () => {
      const { rows } = await test.deps.db.execute(sql`select name, cron from pgboss.schedule order by name`)
      return rows
    }
    const declared = jobQueues.flatMap(({ name, cron }) => (cron ? [{ name, cron }] : []))
    expect(await schedules()).toEqual(declared.toSorted((a, b) => a.name.localeCompare(b.name)))
    await prepare([{ ...sample, cron: '0 4 * * *' }])
    expect(await schedules()).toEqual([{ name: 'sample', cron: '0 4 * * *' }])
    await prepare([...jobQueues, sample])
    expect(await schedules()).toHaveLength(declared.length)
  })
  it('[ALERT-11] that came due while no process ran are done once, when one starts', async () => {
    await jobs.stop()
    const anHourAgo = new Date(Date.now() - 3_600_000)
    await prepare([{ ...sample, cron: `${anHourAgo.getUTCMinutes()} ${anHourAgo.getUTCHours()} * * *` }])
    await test.deps.db.execute(sql`update pgboss.schedule set created_on = now() - interval '9 days'`)
    await test.deps.db.execute(sql`update pgboss.version set cron_on = now() - interval '4 days'`)
    handle.mockReset()
    jobs = await open()
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1), { timeout: 60_000 })
    expect(
      await test.deps.db.execute(sql`select from pgboss.job where name = 'sample' and data is null`),
    ).toMatchObject({
      rowCount: 1,
    })
    await prepare([...jobQueues, sample])
  })
})
