import { buildApp } from '@colocdar/api/app'
import { everyCall } from '@colocdar/api/testing/every-call'
import { createMembre } from '@colocdar/api/testing/membres'
import { createPushBrowser } from '@colocdar/api/testing/push-peer'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { fillPath } from '@colocdar/contracts/endpoint'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogging } from './logging.ts'

const test = useTestApp()
const lines: string[] = []
const requests: InjectOptions[] = []
let app: FastifyInstance

beforeAll(async () => {
  const logging = createLogging('trace', { write: (line) => void lines.push(line) })
  const addressLimit = { max: 1_000_000, seconds: 60 }
  app = await buildApp({ deps: test.deps, fastify: logging, addressLimit })
})
afterAll(() => app.close())

const canary = 'canari7secret'
/** One word in everything that must never be logged: password, token, e-mail, number, meeting point. */
const secrets = {
  password: canary,
  newPassword: canary,
  confirmPassword: canary,
  token: `${canary}${'x'.repeat(30)}`,
  email: `${canary}@exemple.ma`,
  username: canary,
  telephone: '+212 6 99 88 77 66',
  q: canary,
  rendezVous: canary,
  mot: canary,
}
const telltale = /canari7secret|699887766|6 99 88 77 66/

/** Every call as it would succeed, with the secrets in its query, headers and body. */
const prepareEverything = () =>
  Promise.all(
    everyCall().map(async ({ endpoint, prepare }): Promise<InjectOptions> => {
      const call = await prepare(test)
      // A stream that would not end.
      const ending: Record<string, string> = endpoint.answers === 'events' ? { attente: '0' } : {}
      return {
        method: endpoint.method,
        url: `/api${fillPath(endpoint.path, call.params)}?${new URLSearchParams({ ...ending, ...secrets, key: canary })}`,
        headers: { ...call.as?.headers, cookie: `session=${canary}`, 'idempotency-key': `${canary}${endpoint.path}` },
        ...(call.form ?? (call.body && { payload: { ...call.body, ...secrets } })),
      }
    }),
  )
/** One after the other: all at once, a busy machine sheds some of them. */
const statusesOf = async (requests: InjectOptions[]) => {
  const statuses: number[] = []
  for (const request of requests) statuses.push((await app.inject(request)).statusCode)
  return statuses
}

describe('the log', () => {
  it('[SEC-19] holds no password, token, e-mail or number of any call: 0 hits', async () => {
    requests.push(...(await prepareEverything()))
    const statuses = await statusesOf(requests)
    // Both accepted and refused calls were logged.
    expect(new Set(statuses.map((status) => Math.floor(status / 100)))).toEqual(new Set([2, 4]))
    expect(lines.length).toBeGreaterThanOrEqual(statuses.length)
    expect(lines.filter((line) => telltale.test(line))).toEqual([])
  })

  it('[SEC-19] nor of a call whose statement fails, although the error quotes its parameters: 0 hits', async () => {
    lines.length = 0
    // Under other keys, or some would only get their first answer again.
    const repeated = requests.map((request, index) => ({
      ...request,
      headers: { ...request.headers, 'idempotency-key': `${canary}${index}` },
    }))
    await test.database.pool.query('alter table utilisateurs rename to ailleurs')
    const statuses = await statusesOf(repeated)
    await test.database.pool.query('alter table ailleurs rename to utilisateurs')
    expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(20)
    expect(lines.filter((line) => line.includes('unexpected failure')).length).toBeGreaterThan(20)
    expect(lines.filter((line) => telltale.test(line))).toEqual([])
  })

  it('[SEC-19] nor what would let others notify a device', async () => {
    const { read: _, ...body } = createPushBrowser()
    const headers = (await createMembre(test)).headers
    const secrets = [new URL(body.endpoint).pathname, body.p256dh, body.auth]
    for (const table of ['push_appareils', 'ailleurs']) {
      lines.length = 0
      if (table === 'ailleurs') await test.database.pool.query('alter table push_appareils rename to ailleurs')
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/push/appareils', headers, payload: body })
      expect([table, statusCode]).toEqual([table, table === 'ailleurs' ? 500 : 204])
      expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
    }
    expect(lines.filter((line) => line.includes('unexpected failure'))).toHaveLength(1)
    await test.database.pool.query('alter table ailleurs rename to push_appareils')
  })

  it('[SEC-19] nor an unknown bearer token', async () => {
    lines.length = 0
    await app.inject({
      url: '/api/auth/signout',
      method: 'POST',
      headers: { authorization: `Bearer ${canary}${canary}` },
    })
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => telltale.test(line))).toEqual([])
  })
})
