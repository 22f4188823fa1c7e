import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { registerHealth } from './health.ts'
import { createLogging } from './logging.ts'

const ask = async (path: string, { up = true, draining = false }) => {
  const app = Fastify()
  registerHealth(app, { isDatabaseUp: async () => up, isDraining: () => draining })
  return app.inject(path)
}

describe('health', () => {
  it('is logged only when it fails', async () => {
    const lines: string[] = []
    const app = Fastify(createLogging('info', { write: (line) => void lines.push(line) }))
    let up = true
    registerHealth(app, { isDatabaseUp: async () => up, isDraining: () => false })
    for (const path of ['/healthz', '/readyz']) await app.inject(path)
    expect(lines).toEqual([])
    up = false
    await app.inject('/readyz')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, url: '/readyz', status: 503 }])
  })

  it('[REL-10] answers /healthz whatever the database does', async () => {
    expect((await ask('/healthz', { up: false })).statusCode).toBe(200)
  })

  it('[REL-10] is ready only with its database', async () => {
    expect((await ask('/readyz', {})).statusCode).toBe(200)
    expect((await ask('/readyz', { up: false })).statusCode).toBe(503)
  })

  it('[REL-10] answers /readyz while the database is silent', async () => {
    const app = Fastify()
    registerHealth(app, { isDatabaseUp: () => new Promise(() => {}), isDraining: () => false })
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })

  it('[REL-15] is alive but not ready while it drains, and says so', async () => {
    const answer = await ask('/readyz', { draining: true })
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'draining', database: 'up' }])
    expect((await ask('/healthz', { draining: true })).statusCode).toBe(200)
  })
})
