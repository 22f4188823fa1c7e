import { paths } from '@colocdar/contracts/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()
let now = new Date('2026-03-01T10:00:00Z')
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  app = await buildApp({ deps: { ...test.deps, clock: () => now }, addressLimit: { max: 3, seconds: 60 } })
})
afterAll(() => app.close())

const call = (remoteAddress: string, headers = {}, url = '/api/openapi.json') =>
  app.inject({ url, remoteAddress, headers }).then((answer) => answer.statusCode)

describe('the limit per address', () => {
  it('answers 429 with Retry-After once it is reached, and 200 again in the next window', async () => {
    expect([await call('192.0.2.1'), await call('192.0.2.1'), await call('192.0.2.1')]).toEqual([200, 200, 200])
    const refused = await app.inject({ url: '/api/openapi.json', remoteAddress: '192.0.2.1' })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    now = new Date(now.getTime() + 60_000)
    expect(await call('192.0.2.1')).toBe(200)
  })

  it('[SEC-14] cannot be evaded by X-Forwarded-For, a /64, an encoded path or an unknown one', async () => {
    for (let index = 0; index < 3; index += 1) await call('2001:db8::1', { 'x-forwarded-for': `203.0.113.${index}` })
    expect(await call('2001:db8::2', { 'x-forwarded-for': '203.0.113.9' })).toBe(429)
    expect(await call('2001:db8::3', {}, '/%61pi/openapi.json')).toBe(429)
    expect(await call('2001:db8::4', {}, '/api/nowhere')).toBe(429)
  })

  it('counts the presses of mail programs, which are outside the API', async () => {
    const press = (url: string) =>
      app.inject({ method: 'POST', url, remoteAddress: '192.0.2.5' }).then(({ statusCode }) => statusCode)
    const links = [paths.stopMails('messages', 'inconnu'), paths.stopAlerte('inconnu')]
    for (const link of [...links, ...links].slice(0, 3)) expect(await press(link)).toBe(400)
    for (const link of links) expect(await press(link)).toBe(429)
  })

  it('does not count pictures', async () => {
    for (let index = 0; index < 4; index += 1) await call('192.0.2.9')
    expect(await call('192.0.2.9', {}, '/uploads/none.webp')).toBe(404)
  })
})
