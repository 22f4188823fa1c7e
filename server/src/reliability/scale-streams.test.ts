import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { createConversation, type TestConversation } from '@colocdar/api/testing/conversations'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { hashToken, newToken } from '@colocdar/api/tokens'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BystanderAnswer, expectUnharmed, startBystander } from '../testing/bystander.ts'
import { isSuccess, send } from '../testing/calls.ts'
import { createSite, type Site } from '../testing/site.ts'

// As many as two processes take.
const streams = 10_000
const talks = 100
const messages = 600
const messagesPerSecond = 20
// Below the share of one network.
const perAddress = 100
const token = 'un-jeton-assez-long'

const test = useTestApp()
let site: Site
let conversations: TestConversation[]
let report: string[]

beforeAll(async () => {
  conversations = []
  for (let talk = 0; talk < talks; talk += 1) conversations.push(await createConversation(test))
  site = await createSite({ DATABASE_URL: test.database.url, WEB_CONCURRENCY: '2', METRICS_TOKEN: token })
  await site.start()
  report = []
})
afterAll(async () => {
  process.stdout.write(`${report?.join('\n')}\n`)
  await site?.remove()
})

/** Members with a session each. */
const addMembres = async (count: number): Promise<string[]> => {
  const tokens = Array.from({ length: count }, newToken)
  await test.database.pool.query(
    `with membres as (
      insert into utilisateurs (username, email, password_hash, terms_accepted_at, email_verified_at)
      select 'flux' || n, 'flux' || n || '@exemple.ma', 'aucun', now(), now() from generate_series(1, $1::int) n
      returning id)
    insert into sessions (token_hash, utilisateur_id, expires_at)
    select hash, id, now() + interval '1 hour'
    from (select id, row_number() over () as n from membres) m join unnest($2::bytea[]) with ordinality t (hash, n) using (n)`,
    [count, tokens.map(hashToken)],
  )
  return tokens
}

/** Of each process. */
const measure = async (name: string): Promise<number[]> => {
  const answer = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return [...(await answer.text()).matchAll(new RegExp(`^${name}{[^}]*} (\\S+)$`, 'gm'))].map(([, value]) =>
    Number(value),
  )
}
const megabytes = async () =>
  (await measure('colocdar_resident_memory_bytes')).map((bytes) => Math.round(bytes / 1024 ** 2))

const copies = () => {
  const { pid } = site.server.child
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
}

/** That both processes have worked, in hundredths: the same however busy the machine is. */
const cpuSeconds = (): number =>
  copies()
    .map((pid) =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' '),
    )
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) / 100, 0)

let ended = 0

/** As a browser does it: refused by a process that is full, it tries again and may meet the other. */
const openStream = async (token: string, index: number, onText: (text: string) => void): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const request = get(`${site.url}/api/conversations/evenements`, {
      agent: false,
      // All of 127.0.0.0/8 is this machine.
      localAddress: `127.0.1.${1 + Math.floor(index / perAddress)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    const [answer] = await once(request, 'response')
    if (answer.statusCode === 200) {
      answer.setEncoding('utf8').on('data', onText)
      answer.once('end', () => (ended += 1))
      // The first event says that it listens.
      await once(answer, 'data')
      return
    }
    answer.resume()
    if (answer.statusCode !== 503) throw new Error(`a stream was answered by ${answer.statusCode}`)
  }
  throw new Error('no process had room for a stream')
}

/** Some at a time, as after a restart. */
const openAll = async (tokens: string[], onText: (index: number, text: string) => void): Promise<void> => {
  const queue = tokens.map((token, index) => ({ token, index }))
  const open = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { token, index } = next
      await openStream(token, index, (text) => onText(index, text))
    }
  }
  await Promise.all(Array.from({ length: 20 }, open))
}

const at = (times: number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
}
const describeTimes = (times: number[]): string =>
  `p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, slowest ${at(times, 1)} ms (${times.length})`
const timesOf = (answers: BystanderAnswer[]): number[] => answers.map(({ ms }) => ms)

describe('ten thousand event streams over two processes', () => {
  it('[REL-21] deliver a message within a second, beside pages that are as quick as without them', async () => {
    const [sentAt, times] = [new Map<number, number>(), [] as number[]]
    const ends = conversations.map(() => '')
    // Streams of the owners come first: they are written to. An event shows the last message of its conversation.
    const arrive = (index: number, text: string) => {
      if (index >= talks) return
      // A word may arrive in two parts.
      ends[index] = `${ends[index]}${text}`.slice(-2_000)
      for (const [, found] of ends[index].matchAll(/message (\d+)\./g)) {
        for (let number = Number(found); number >= 0; number -= talks) {
          const since = sentAt.get(number)
          if (since === undefined || number % talks !== index) continue
          times.push(performance.now() - since)
          sentAt.delete(number)
        }
      }
    }
    const refused: unknown[] = []
    const say = async (number: number) => {
      const talk = number % talks
      const { seeker, conversation } = conversations[talk] as TestConversation
      sentAt.set(number, performance.now())
      // Members are in networks of their own.
      const agent = new Agent({ localAddress: `127.0.2.${1 + talk}` })
      const outcome = await send(agent, site.url, {
        method: 'POST',
        path: `/api/conversations/${conversation.id}/messages`,
        headers: seeker.headers,
        body: { texte: `Voici le message ${number}.` },
      })
      agent.destroy()
      if (isSuccess(outcome)) return
      refused.push(outcome)
      sentAt.delete(number)
    }
    const untilDelivered = () =>
      vi.waitFor(() => expect([...sentAt.keys()]).toEqual([]), { timeout: 60_000, interval: 5 })

    // Their code is compiled once.
    await startBystander(site.url).stop()
    const quiet = startBystander(site.url)
    await sleep(15_000)
    const alone = timesOf(await quiet.stop())
    const memoryAlone = await megabytes()

    const owners = conversations.map(({ owner }) => owner.token)
    const openedAt = performance.now()
    await openAll([...owners, ...(await addMembres(streams - talks))], arrive)
    const opening = (performance.now() - openedAt) / 1000
    expect(await measure('colocdar_event_streams')).toEqual([streams / 2, streams / 2])

    const bystander = startBystander(site.url)
    const cpuBefore = cpuSeconds()
    // The messages of a conversation one after the other: an event shows its last one.
    const said = conversations.map(() => Promise.resolve())
    for (let number = 0; number < messages; number += 1) {
      const talk = number % talks
      said[talk] = (said[talk] as Promise<void>).then(() => say(number))
      await sleep(1000 / messagesPerSecond)
    }
    await Promise.all(said)
    await untilDelivered()
    const cpu = (1000 * (cpuSeconds() - cpuBefore)) / messages
    const beside = await bystander.stop()
    report.push(
      `${streams} streams opened in ${opening.toFixed(0)} s, over two processes; load average ${loadavg()[0]?.toFixed(1)}`,
      `memory of the processes: ${(await megabytes()).join(' and ')} MB, ${memoryAlone.join(' and ')} MB without streams`,
      `delivery of a message, ${messagesPerSecond} a second: ${describeTimes(times)}`,
      `work of the processes, of their heartbeats and of the pages for each of them: ${cpu.toFixed(0)} ms of a core`,
      `pages alone: ${describeTimes(alone)}`,
      `pages beside: ${describeTimes(timesOf(beside))}`,
    )
    const delivered = [...times]

    // All streams read again once the connection is back, four at a time in each process.
    times.length = 0
    await test.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'colocdar-listen' and datname = current_database()`,
    )
    await Promise.all(Array.from({ length: talks }, (_, talk) => say(messages + talk)))
    await untilDelivered()
    report.push(`delivery through a lost connection: ${describeTimes(times)}`)

    const stoppedAt = performance.now()
    expect(await site.stop()).toBe(0)
    report.push(`all let go in ${((performance.now() - stoppedAt) / 1000).toFixed(1)} s`)
    await expect.poll(() => ended).toBe(streams)
    expect(refused).toEqual([])
    expect(at(delivered, 0.99)).toBeLessThan(1_000)
    expectUnharmed(beside)
  })
})
