import { openDatabase } from '@colocdar/api/db/database'
import { migrateDatabase } from '@colocdar/api/migrate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPackagedPostgres, type PackagedPostgres, startPackagedPostgres } from '../testing/packaged-postgres.ts'

const name = `a packaged PostgreSQL${hasPackagedPostgres ? '' : ' (skipped: none on this machine)'}`

describe.skipIf(!hasPackagedPostgres)(name, () => {
  let server: PackagedPostgres
  beforeAll(async () => {
    server = await startPackagedPostgres()
  })
  afterAll(() => server?.stop())

  const urlOf = (host: string, query: string, database = 'postgres') =>
    `postgres://colocdar@${host}:${server.port}/${database}${query}`

  /** Whether the connection is encrypted, or why there is none. */
  const connect = async (host: string, query: string): Promise<string> => {
    const { pool, close } = openDatabase({ url: urlOf(host, query), maxConnections: 1 })
    try {
      const { rows } = await pool.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()')
      return rows[0].ssl ? 'encrypted' : 'plain'
    } catch (error) {
      return (error as Error).message
    } finally {
      await close()
    }
  }

  it('is reached by TLS, with its certificate checked as docs/operations.md says', async () => {
    const authority = `&sslrootcert=${server.authority}`
    expect(await connect('localhost', `?sslmode=verify-full${authority}`)).toBe('encrypted')
    expect(await connect('localhost', `?sslmode=require${authority}`)).toBe('encrypted')
    expect(await connect('localhost', '?sslmode=no-verify')).toBe('encrypted')
    expect(await connect('localhost', '?sslmode=verify-full')).toMatch(/certificate/)
    expect(await connect('localhost', '?sslmode=require')).toMatch(/certificate/)
    expect(await connect('127.0.0.1', `?sslmode=verify-full${authority}`)).toMatch(/altnames|IP/)
    expect(await connect('localhost', '')).toMatch(/pg_hba\.conf/)
  })

  it.each([
    ['fr', `locale 'C.UTF-8' locale_provider icu icu_locale 'fr'`],
    ['c_utf8', `locale 'C.UTF-8'`],
    ['c', `locale 'C'`],
  ])('takes the schema with the locale %s', async (database, locale) => {
    const admin = openDatabase({ url: urlOf('localhost', '?sslmode=no-verify'), maxConnections: 1 })
    await admin.pool.query(`create database ${database} template template0 encoding 'UTF8' ${locale}`)
    await admin.close()
    const url = urlOf('localhost', '?sslmode=no-verify', database)
    await migrateDatabase(url)
    const { pool, close } = openDatabase({ url, maxConnections: 1 })
    const { rows } = await pool.query(
      `select lower('ÉLODIE') as lower, array(select n from unnest(array['zoé', 'Élodie', 'emma']) n order by n) as names`,
    )
    await close()
    const sorted = { fr: ['Élodie', 'emma', 'zoé'], c_utf8: ['emma', 'zoé', 'Élodie'], c: ['emma', 'zoé', 'Élodie'] }
    expect(rows[0]).toEqual({ lower: database === 'c' ? 'Élodie' : 'élodie', names: sorted[database as 'fr'] })
  })
})
