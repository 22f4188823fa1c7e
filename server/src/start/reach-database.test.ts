import { databaseTimeouts } from '@colocdar/api/db/connection/servers'
import { createTestDatabase } from '@colocdar/api/testing/database'
import { startDatabaseProxy } from '@colocdar/api/testing/database-proxy'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { ownPort } from '../testing/own-port.ts'
import { reachDatabase } from './reach-database.ts'

const startProxy = async () => {
  const database = await createTestDatabase(inject('postgresUrl'))
  const proxy = await startDatabaseProxy(database.url)
  onTestFinished(async () => {
    await proxy.close()
    await database.close()
  })
  return proxy
}
const closed = async () => `127.0.0.1:${await ownPort()}`

const reach = (url: string, timeouts = databaseTimeouts) => reachDatabase({ DATABASE_URL: url }, timeouts)

describe('the database of a start', () => {
  it('is the server that answers and takes writes, of several', async () => {
    const { url } = await startProxy()
    expect(await reach(url.replace('@', `@${await closed()},`))).toBe(url)
  })

  it('that refuses connections, or is not there, says why', async () => {
    const { url, host } = await startProxy()
    const nowhere = `postgres://colocdar@${await closed()},${await closed()}/colocdar`
    await expect(reach(nowhere)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    const absent = url.replace(/[^/]+$/, 'absente').replace('@', `@${host},`)
    await expect(reach(absent)).rejects.toMatchObject({ code: '3D000' })
  })

  it('that does not answer is said in one sentence', async () => {
    const { url, silence } = await startProxy()
    silence()
    await expect(reach(url, { ...databaseTimeouts, connectMs: 500 })).rejects.toThrow(
      'La base de données ne répond pas à temps : vérifiez DATABASE_URL.',
    )
  })
})
