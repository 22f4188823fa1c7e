import { expect, it, onTestFinished, vi } from 'vitest'
import { deleteMilestone, storeMilestone } from '../db/migrations/milestones.ts'
import { useTestApp } from '../testing/test-app.ts'
import { sendOnceReleased } from './held-mails.ts'

const test = useTestApp()

const begin = () => {
  const [start, warn, stop] = [vi.fn(async () => {}), vi.fn(), new AbortController()]
  const { db } = test.deps
  const ended = sendOnceReleased({ db, log: { warn }, start, stopped: stop.signal, everyMs: 5 })
  onTestFinished(() => stop.abort())
  return { start, warn, stop, ended }
}

it('sends mails at once from a database that was not restored', async () => {
  const { start, warn, ended } = begin()
  await ended
  expect([start.mock.calls.length, warn.mock.calls.length]).toEqual([1, 0])
})

it('[REL-16] holds the mails of a restored database until they are released, and says so', async () => {
  await storeMilestone(test.database.pool, 'restored')
  const { start, warn, ended } = begin()
  await expect.poll(() => warn).toHaveBeenCalledOnce()
  expect(start).not.toHaveBeenCalled()
  expect(await deleteMilestone(test.deps.db, 'restored')).toBe(true)
  await ended
  expect(start).toHaveBeenCalledOnce()
})

it('sends nothing once the site stops', async () => {
  await storeMilestone(test.database.pool, 'restored')
  const { start, stop, warn, ended } = begin()
  await expect.poll(() => warn).toHaveBeenCalledOnce()
  stop.abort()
  await ended
  expect(start).not.toHaveBeenCalled()
  await deleteMilestone(test.deps.db, 'restored')
})
