import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { registerHealth } from './health.ts'

const appWith = (up: boolean) => {
  const app = Fastify()
  registerHealth(app, async () => up)
  return app
}

describe('health', () => {
  it('[REL-10] answers /healthz whatever the database does', async () => {
    expect((await appWith(false).inject('/healthz')).statusCode).toBe(200)
  })

  it('[REL-10] is ready only with its database', async () => {
    expect((await appWith(true).inject('/readyz')).statusCode).toBe(200)
    expect((await appWith(false).inject('/readyz')).statusCode).toBe(503)
  })
})
