import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setImmediate as immediately } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createServers, databaseTimeouts } from '@colocdar/api/db/connection/servers'
import { type Notifications, openNotifications, type Subscriber } from '@colocdar/api/db/notifications'
import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { type DatabaseProxy, startDatabaseProxy } from '@colocdar/api/testing/database-proxy'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { relayNotifications } from './shared-notifications.ts'

const fixture = fileURLToPath(new URL('shared-notifications.fixture.ts', import.meta.url))

interface Copy {
  child: ChildProcess
  said: string[]
  /** Waits until these are its last lines. */
  until(...lines: string[]): Promise<void>
  call(name: 'catchUp' | 'catchUpEverywhere' | 'connect'): void
}

let database: TestDatabase
let proxy: DatabaseProxy
let source: Notifications
let copies: Copy[]

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.close())
beforeEach(async () => {
  copies = []
  proxy = await startDatabaseProxy(database.url)
  source = await openSource()
})
afterEach(async () => {
  for (const { child } of copies) child.kill('SIGKILL')
  source.close()
  await proxy.close()
})

// On a busy machine any answer may be late: only where something goes silent on purpose does it count as lost soon.
const patient = 30_000
const impatient = 1_500

const openSource = (heartbeatAnswerMs = patient, url = proxy.url): Promise<Notifications> => {
  const timeouts = { ...databaseTimeouts, connectMs: 2_000, heartbeatMs: 100, heartbeatAnswerMs }
  return openNotifications(createServers(url, timeouts), patient)
}

const startCopy = async (from = source, answerMs = patient): Promise<Copy> => {
  const child = fork(fixture, [proxy.url, String(answerMs)], { silent: true })
  const said: string[] = []
  const send = child.send.bind(child)
  child.stderr?.pipe(process.stderr)
  if (child.stdout) createInterface(child.stdout).on('line', (line) => said.push(line))
  const copy: Copy = {
    child,
    said,
    until: (...lines) =>
      vi.waitFor(() => expect(said.slice(-lines.length)).toEqual(lines), { timeout: 60_000, interval: 10 }),
    call: (call) => void send({ call }),
  }
  copies.push(copy)
  relayNotifications(from)(child)
  await vi.waitFor(() => expect(said).not.toEqual([]), { timeout: 60_000 })
  return copy
}

const notify = (payload: string) => database.pool.query('select pg_notify($1, $2)', ['essai', payload])

describe('notifications of the copies', () => {
  it('come over one connection, all of them and in order', async () => {
    const [one, two] = [await startCopy(), await startCopy()]
    const sent = Array.from({ length: 500 }, (_, index) => `${index}`)
    for (const payload of sent) await notify(payload)
    for (const copy of [one, two]) {
      await copy.until('499')
      expect(copy.said).toEqual(['connected', ...sent])
    }
    expect(proxy.startups.map(({ application_name }) => application_name)).toEqual(['colocdar-listen'])
  })

  it.each(['this machine', 'another'])('reach every copy of %s before `catchUpEverywhere` is done', async (where) => {
    const its = where === 'another' ? await openSource(patient, database.url) : source
    const [one, late] = [await startCopy(), await startCopy(its)]
    late.child.kill('SIGSTOP')
    await notify('sent')
    one.call('catchUpEverywhere')
    for (let round = 0; round < 10; round += 1) {
      one.call('catchUp')
      const isDone = () => expect(one.said.filter((line) => line === 'catchUp done')).toHaveLength(round + 1)
      await vi.waitFor(isDone, { timeout: 60_000, interval: 10 })
    }
    expect(one.said).not.toContain('catchUpEverywhere done')
    late.child.kill('SIGCONT')
    await one.until('catchUpEverywhere done')
    await late.until('sent')
    its.close()
  })

  it('reach a copy that starts later from then on', async () => {
    await startCopy()
    await notify('before')
    const late = await startCopy()
    await notify('after')
    await late.until('connected', 'after')
    expect(late.said).toEqual(['connected', 'after'])
  })

  it('are lost and found by all copies with the connection; nobody waits for it meanwhile', async () => {
    source.close()
    source = await openSource(impatient)
    const [one, two] = [await startCopy(), await startCopy()]
    proxy.silence()
    for (const copy of [one, two]) {
      await copy.until('lost')
      copy.call('catchUp')
      await copy.until('lost', 'catchUp failed')
    }
    // One that starts now is told so, and finds it with the others.
    const late = await startCopy()
    expect(late.said).toEqual(['lost'])
    proxy.heal()
    for (const copy of [one, two, late]) await copy.until('connected')
    await notify('again')
    for (const copy of [one, two, late]) {
      await copy.until('connected', 'again')
      copy.call('catchUp')
      await copy.until('catchUp done')
    }
  })

  it('[REL-13] take the connections of a copy with them when the server is gone', async () => {
    source.close()
    source = await openSource(impatient)
    const copy = await startCopy()
    copy.call('connect')
    await copy.until('connect done')
    proxy.silence()
    await vi.waitFor(() => expect(copy.said).toContain('dropped'), { timeout: 60_000 })
    expect(copy.said).toContain('lost')
  })

  it('go on without a copy that dies', async () => {
    const [one, two] = [await startCopy(), await startCopy()]
    const exited = once(two.child, 'exit')
    two.child.kill('SIGKILL')
    one.call('catchUpEverywhere')
    await one.until('catchUpEverywhere done')
    await exited
    await notify('alone')
    await one.until('alone')
  })

  it('end for copies whose original is gone', async () => {
    const copy = await startCopy()
    copy.child.disconnect()
    await copy.until('lost', 'catchUp failed')
  })
})

/** Without a database: what it is told to notify of. */
const fakeSource = () => {
  let subscriber: Subscriber | undefined
  const end = vi.fn()
  const source: Notifications = {
    connected: true,
    silentMs: 0,
    async subscribe(given) {
      subscriber = given
      given.onConnected()
      return end
    },
    catchUp: async () => {},
    catchUpEverywhere: async () => {},
    close() {},
  }
  return {
    ...{ source, end },
    subscriber: () => subscriber as Subscriber,
    notify: (payload: string) => subscriber?.onNotification('essai', payload),
  }
}

describe('a copy', () => {
  it('that reads too little is told that it missed some, and takes no memory for them', async () => {
    const { source, notify } = fakeSource()
    const copy = await startCopy(source)
    const send = vi.spyOn(copy.child, 'send')
    copy.child.kill('SIGSTOP')
    const total = 50_000
    for (let number = 0; number < total; number += 1) notify(`${number}`)
    expect(send.mock.calls.length).toBeLessThan(total / 2)
    copy.child.kill('SIGCONT')
    await copy.until('lost', 'connected')
    // The gap is where they are missing, and nowhere else.
    const taken = copy.said.slice(1, -2)
    expect(taken).toEqual(Array.from({ length: taken.length }, (_, index) => `${index}`))
    notify('after')
    await copy.until('connected', 'after')
  })

  it('is told of a loss, however short', async () => {
    const { source, subscriber } = fakeSource()
    const copy = await startCopy(source)
    subscriber().onLost(undefined)
    subscriber().onConnected()
    await copy.until('connected', 'lost', 'connected')
  })

  it('has handled what it was sent only once it says so', async () => {
    const { source, subscriber, notify } = fakeSource()
    const copy = await startCopy(source)
    copy.child.kill('SIGSTOP')
    notify('before')
    let handled = false
    const saysSo = subscriber().handled?.()
    void saysSo?.then(() => (handled = true))
    await immediately()
    expect(handled).toBe(false)
    copy.child.kill('SIGCONT')
    await saysSo
    await copy.until('connected', 'before')
  })

  it('that dies is subscribed no longer', async () => {
    const { source, end } = fakeSource()
    const { child } = await startCopy(source)
    expect(end).not.toHaveBeenCalled()
    child.kill('SIGKILL')
    await vi.waitFor(() => expect(end).toHaveBeenCalled(), { timeout: 60_000 })
  })

  it('notices an original that is stuck, and that it is back', async () => {
    const copy = await startCopy(fakeSource().source, impatient)
    const stuck = vi.spyOn(copy.child, 'send').mockReturnValue(true)
    await copy.until('connected', 'lost')
    copy.call('catchUp')
    await copy.until('catchUp failed')
    stuck.mockRestore()
    await copy.until('connected')
  })
})
