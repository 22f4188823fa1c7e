import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { rounds } from '@colocdar/api/testing/endurance'
import { pngBomb, pngClaiming } from '@colocdar/api/testing/hostile-photos'
import { createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { drawPhoto, formOf } from '@colocdar/api/testing/photos'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { attacker, expectUnharmed, ordinaryCalls, startBystander } from '../testing/bystander.ts'
import { type Call, type Callers, startCallers } from '../testing/calls.ts'
import { type Site, type StartedSite, startSite } from '../testing/site.ts'

const short = rounds({ short: 1, long: 0 }) === 1
const token = 'un-jeton-assez-long'

let started: StartedSite
let site: Site
let membre: TestMembre
let other: TestMembre
beforeAll(async () => {
  started = await startSite(inject('postgresUrl'), { METRICS_TOKEN: token })
  ;({ site, membre } = started)
  other = await createMembre({ deps: { db: started.database.db, clock: () => new Date() } })
})
afterAll(() => started?.remove())

let pages = 0
/** A page that does not exist: such pages are never cached. */
const uncachedPage = (): Call => {
  pages += 1
  return { path: `/coloc/${1_000_000 + pages}`, headers: { accept: 'text/html' } }
}

/** An upload of the file, which stays the same. */
const uploadOf = async ({ headers }: TestMembre, data: Buffer): Promise<Call> => {
  const form = await formOf([{ fileName: 'photo.png', data }])
  return {
    method: 'POST',
    path: '/api/test/images/upload',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  }
}

const wasShed = ({ outcomes }: Callers<Call>): boolean =>
  outcomes.some(({ outcome }) => outcome.kind === 'answered' && outcome.status === 503)

/** How soon that is depends on how busy the machine is. */
const untilShed = async (callers: Callers<Call>): Promise<void> => {
  while (!wasShed(callers)) await sleep(50)
}

const residentMegabytes = async (): Promise<number> => {
  const text = await (await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  return Number(/^colocdar_resident_memory_bytes\S* (\d+)$/m.exec(text)?.[1]) / 2 ** 20
}

describe('others, while one network attacks', () => {
  it('[SEC-40] with a flood of uncached pages, get their pages and calls', async () => {
    const flood = startCallers(site.url, rounds({ short: 100, long: 350 }), uncachedPage, attacker)
    const bystander = startBystander(site.url)
    await untilShed(flood)
    await sleep(rounds({ short: 0, long: 30_000 }))
    expectUnharmed(await bystander.stop())
    await flood.stop()
    const answers = flood.outcomes.map(({ outcome }) => outcome)
    const refused = answers.flatMap((answer) => (answer.kind === 'answered' && answer.status === 503 ? [answer] : []))
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([])
  })

  it('[SEC-35] with ever new addresses, do not wait, and memory stays', async () => {
    const before = await residentMegabytes()
    let asked = 0
    const next = (): Call => {
      asked += 1
      const long = `${asked}${'x'.repeat(1_900)}`
      return { path: asked % 4 === 0 ? `/blogs?pages=${long}` : `/coloc/offres?inconnu=${long}` }
    }
    const attack = startCallers(site.url, 20, next, attacker)
    const bystander = startBystander(site.url)
    while (asked < rounds({ short: 300, long: 16_000 })) await sleep(50)
    const answers = await bystander.stop()
    await attack.stop()
    const grown = (await residentMegabytes()) - before
    if (rounds({ short: 0, long: 1 })) console.warn(`memory: ${before.toFixed()} MB, then ${grown.toFixed()} MB more`)
    expectUnharmed(answers)
    expect(grown).toBeLessThan(60)
  })

  it('[SEC-36] with pictures that are hard to decode, upload theirs', async () => {
    const hostile = await Promise.all(
      (short
        ? [pngClaiming(1, 40_000_000), pngBomb(5_000, 2_500)]
        : [pngBomb(1, 40_000_000), pngBomb(10_000, 5_000)]
      ).map((png) => uploadOf(membre, png)),
    )
    let sent = 0
    const next = (): Call => {
      sent += 1
      return hostile[sent % 2] as Call
    }
    const attack = startCallers(site.url, 6, next, attacker)
    const photo = await uploadOf(other, await drawPhoto().jpeg().toBuffer())
    const bystander = startBystander(site.url, [photo, ...ordinaryCalls])
    await sleep(rounds({ short: 500, long: 30_000 }))
    const answers = await bystander.stop()
    await attack.stop()
    expectUnharmed(answers)
    expect(answers.filter(({ path, status }) => path === photo.path && status !== 200)).toEqual([])
  })
})

describe('ten times the load that the site can take', () => {
  /** Clients that begin a request and never finish it. */
  const startSlowClients = async (count: number): Promise<Socket[]> => {
    const { hostname, port } = new URL(site.url)
    const sockets = Array.from({ length: count }, () =>
      connect(Number(port), hostname)
        .on('error', () => {})
        .resume(),
    )
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: colocdar.test\r\nx-slow: ')
    return sockets
  }

  it('[REL-08] is shed with 503, while health answers and memory stays', async () => {
    const slow = await startSlowClients(200)
    const before = await residentMegabytes()
    let asked = 0
    // A fifth of them private answers, the others pages that are not cached.
    const next = () => {
      asked += 1
      const search = { path: `/api/test/coloc/search?userId=${membre.id}`, headers: membre.headers }
      return asked % 5 === 0 ? search : { path: `/coloc/offres?page=${asked}` }
    }
    // Clients that come back at once keep the machine busy with being refused.
    const crowd = startCallers(site.url, rounds({ short: 250, long: 700 }), next, {
      pauseMs: rounds({ short: 250, long: 0 }),
    })
    const health: number[] = []
    const until = performance.now() + rounds({ short: 1_000, long: 30_000 })
    while (performance.now() < until || health.length < 3 || !wasShed(crowd)) {
      health.push((await fetch(`${site.url}/healthz`)).status)
      await sleep(100)
    }
    await crowd.stop()
    const answers = crowd.outcomes.map(({ outcome }) => outcome)
    const statuses = new Set(answers.map((answer) => (answer.kind === 'answered' ? answer.status : answer.kind)))
    expect(new Set(health)).toEqual(new Set([200]))
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    for (const answer of answers) {
      if (answer.kind !== 'answered' || answer.status !== 503) continue
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await residentMegabytes()) - before).toBeLessThan(200)
    expect((await fetch(`${site.url}/api/test/coloc/search?userId=${membre.id}`)).status).toBe(200)
    // The slow clients time out much later; timeouts.test.ts proves it with shorter timeouts.
    if (rounds({ short: 0, long: 1 })) await Promise.all(slow.map((socket) => socket.closed || once(socket, 'close')))
    for (const socket of slow) socket.destroy()
  })
})
