import { setTimeout as sleep } from 'node:timers/promises'
import { rounds } from '@colocdar/api/testing/endurance'
import { pngBomb } from '@colocdar/api/testing/hostile-photos'
import { createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { drawPhoto, formOf } from '@colocdar/api/testing/photos'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { attacker, expectUnharmed, ordinaryCalls, startBystander } from '../testing/bystander.ts'
import { type Call, startCallers } from '../testing/calls.ts'
import { createSite, openDatabaseOf, prepareSite, type Site } from '../testing/site.ts'

vi.setConfig({ testTimeout: rounds({ short: 120_000, long: 900_000 }), hookTimeout: 120_000 })

const token = 'un-jeton-assez-long'

let site: Site
let membre: TestMembre
let other: TestMembre
beforeAll(async () => {
  site = await createSite({ METRICS_TOKEN: token })
  membre = await prepareSite(site)
  await site.start()
  const { db, close } = await openDatabaseOf(site)
  other = await createMembre({ deps: { db, clock: () => new Date() } })
  await close()
})
afterAll(() => site.remove())

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

const residentMegabytes = async (): Promise<number> => {
  const text = await (await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  return Number(/^colocdar_resident_memory_bytes\S* (\d+)$/m.exec(text)?.[1]) / 2 ** 20
}

describe('others, while one network attacks', () => {
  it('[SEC-40] with a flood of uncached pages, get their pages and calls', async () => {
    const flood = startCallers(site.url, rounds({ short: 100, long: 350 }), uncachedPage, attacker)
    const bystander = startBystander(site.url)
    await sleep(rounds({ short: 3_000, long: 30_000 }))
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
      [pngBomb(1, 40_000_000), pngBomb(10_000, 5_000)].map((png) => uploadOf(membre, png)),
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
