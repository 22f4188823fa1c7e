import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { useTestApp } from '../testing/test-app.ts'
import { deleteExpiredLimits } from './limits.repository.ts'
import { createLimits, limitRules } from './limits.ts'

const test = useTestApp()
const start = new Date('2026-03-01T10:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

const limitsAt = (clock: () => Date) => createLimits({ db: test.deps.db, clock })

describe('limits in PostgreSQL', () => {
  it('allows as many as the rule says, then refuses with the time to wait', async () => {
    const limits = limitsAt(() => after(100))
    for (let tries = 0; tries < limitRules.contact.max; tries += 1) await limits.take('contact', 'a')
    await expect(limits.take('contact', 'a')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: limitRules.contact.seconds,
    })
  })

  it('counts each rule and each key separately', async () => {
    const limits = limitsAt(() => start)
    for (let tries = 0; tries < limitRules.contact.max; tries += 1) await limits.take('contact', 'b')
    await expect(limits.take('contact', 'c')).resolves.toBeUndefined()
    await expect(limits.take('signup', 'b')).resolves.toBeUndefined()
  })

  it('starts again when the window ends', async () => {
    let now = start
    const limits = limitsAt(() => now)
    for (let tries = 0; tries <= limitRules.mail.max; tries += 1) await limits.tryTake('mail', 'd')
    now = after(limitRules.mail.seconds - 1)
    expect(await limits.tryTake('mail', 'd')).toBe(false)
    now = after(limitRules.mail.seconds)
    expect(await limits.tryTake('mail', 'd')).toBe(true)
  })

  it('checks without counting', async () => {
    const limits = limitsAt(() => start)
    for (let tries = 0; tries < 20; tries += 1) await limits.check('signinFailureNetwork', 'e')
    for (let tries = 0; tries < limitRules.signinFailureNetwork.max; tries += 1)
      await limits.take('signinFailureNetwork', 'e')
    await expect(limits.check('signinFailureNetwork', 'e')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('is shared by processes: parallel attempts through two pools never exceed the rule', async () => {
    const other = openDatabase({ servers: test.database.servers, maxConnections: 4 })
    const here = limitsAt(() => start)
    const there = createLimits({ db: other.db, clock: () => start })
    const tries = Array.from({ length: 100 }, (_, index) => (index % 2 ? here : there).tryTake('mail', 'f'))
    const passed = (await Promise.all(tries)).filter(Boolean)
    await other.close()
    expect(passed).toHaveLength(limitRules.mail.max)
  })

  it('purges only expired windows', async () => {
    const limits = limitsAt(() => start)
    await limits.take('contact', 'old')
    await limits.take('signup', 'young')
    await deleteExpiredLimits(test.deps.db, after(limitRules.contact.seconds))
    const keys = await limits.readKeys()
    const [old, young] = [`contact:${keys.network('old')}`, `signup:${keys.mailbox('young')}`]
    const { rows } = await test.deps.db.execute(sql`select key from limits where key in (${old}, ${young})`)
    expect(rows).toEqual([{ key: young }])
  })
})
