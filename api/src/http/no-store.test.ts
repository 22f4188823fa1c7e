import { describe, expect, it } from 'vitest'
import { everyCall, send } from '../testing/every-call.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()

describe('Cache-Control', () => {
  // The server's public cache declares what it stores; the API alone stores nothing.
  it.each(everyCall())('[SEC-44] is no-store for $id, in success and in failure', async ({ endpoint, prepare }) => {
    const success = await send(test, endpoint, await prepare(test))
    expect(success.statusCode).toBeLessThan(300)
    const refused = await test.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      headers: { authorization: 'Bearer inconnu' },
    })
    expect([success, refused].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store'])
  })
})

describe('an unknown path below /api', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '[SEC-08] answers %s with the error in JSON',
    async (method) => {
      for (const url of ['/api', '/api/', '/api/inconnu', '/api/test/coloc/1/2/3', '/api/auth']) {
        const answer = await test.app.inject({ method, url })
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
        if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
      }
    },
  )
})
