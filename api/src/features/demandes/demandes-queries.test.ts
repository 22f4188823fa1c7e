import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { explain, type PlanNode, recordQueries, recordStatements } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let villeId: number

beforeAll(async () => {
  for (let count = 0; count < 20; count += 1) villeId = (await createVille(test)).id
  await test.deps.db.execute(sql`
    insert into utilisateurs (username, email, password_hash, terms_accepted_at)
    select 'u' || i, 'u' || i || '@exemple.ma', 'x', now() from generate_series(1, 3000) i`)
  // In parts: each statement has a time limit, and triggers write the rest of each request.
  for (let part = 0; part < 6; part += 1)
    await test.deps.db.execute(sql`
      insert into demandes (titre, description, budget, ville_id, quartier, demandeur_id, verified, created_at, date_demande)
      select 'Demande ' || id, 'Description.', 2000, ${villeId} - (id / 7) % 20, 'Centre', id, id % 5 > 0,
        now() - id * interval '1 minute', '2026-11-01'
      from utilisateurs where id % 6 = ${part}`)
  await test.database.pool.query('vacuum analyze utilisateurs, villes, demandes')
})

const readsAll = (node: PlanNode) =>
  node['Node Type'] === 'Seq Scan' && ['demandes', 'utilisateurs'].includes(node['Relation Name'] ?? '')

describe('the public lists of requests', () => {
  it.each([
    ['demandes_public', '/test/demande/search?size=12'],
    ['demandes_public', '/test/demande/search?page=50&size=12'],
    ['demandes_public_ville', '/test/demande/search?size=12&villeId=VILLE'],
    ['demandes_public_ville', '/test/demande/search?page=3&size=12&villeId=VILLE'],
  ])('read %s in order, without sorting: %s', async (index, path) => {
    const statements = await recordStatements(() => call(test, 'GET', path.replace('VILLE', String(villeId))))
    const plans = await Promise.all(statements.map((statement) => explain(test.database.pool, statement)))
    const steps = plans.flat()
    expect(steps.find((node) => node['Index Name'] === index)?.['Node Type']).toBe('Index Only Scan')
    expect(steps.filter((node) => /Sort/.test(node['Node Type']))).toEqual([])
    expect(steps.filter(readsAll)).toEqual([])
  })

  it('make the same number of queries for any size, and count no rows', async () => {
    const small = await recordQueries(() => call(test, 'GET', '/test/demande/search?size=1'))
    const large = await recordQueries(() => call(test, 'GET', '/test/demande/search?size=200'))
    expect(small).toHaveLength(1)
    expect(large).toHaveLength(1)
    expect(large.filter((query) => /count\(/i.test(query))).toEqual([])
    expect((await call(test, 'GET', '/test/demande/search')).json().totalElements).toBe(2400)
  })
  it('end where the count ends, with filters', async () => {
    const found = await call(test, 'GET', '/test/demande/search?budgetMin=1&page=83&size=12')
    expect(found.json()).toMatchObject({ totalElements: 1000, totalCapped: true, numberOfElements: 4, last: true })
  })
})
