import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre, createPhoto } from '../../testing/offres.ts'
import { explain, type PlanNode, recordQueries, recordStatements } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let owner: TestMembre
let villeId: number
let offreId: number

beforeAll(async () => {
  owner = await createMembre(test)
  for (let count = 0; count < 20; count += 1) villeId = (await createVille(test)).id
  const photos = [await createPhoto(test, owner.id), await createPhoto(test, owner.id)]
  await test.deps.db.execute(sql`
    insert into utilisateurs (username, email, password_hash, terms_accepted_at)
    select 'u' || i, 'u' || i || '@exemple.ma', 'x', now() from generate_series(1, 300) i`)
  // In parts: each statement has a time limit, and triggers write the rest of each offer.
  for (let from = 1; from <= 3000; from += 500)
    await test.deps.db.execute(sql`
      insert into offres (titre, description, ville_id, quartier, superficie, nbr_coloc, logement_type, prix,
        date_disponibilite, proprietaire_id, statut, verified, created_at)
      select 'Offre ' || i, 'Description.', ${villeId} - (i / 7) % 20, 'Centre', 20, 1, 'CHAMBRE', 1000 + i,
        '2000-01-01', ${owner.id} + i % 300, 'DISPONIBLE', i % 5 > 0, now() - i * interval '1 minute'
      from generate_series(${from}::int, ${from}::int + 499) i`)
  // Photos of some: each changes its offer again.
  await test.deps.db.execute(sql`
    insert into offre_photos (offre_id, position, src)
    select id, position, src from offres, (values (0, ${photos[0]}), (1, ${photos[1]})) as photos (position, src)
    where id % 10 = 0`)
  await test.database.pool.query('vacuum analyze utilisateurs, villes, images, offres, offre_photos')
  offreId = await createOffre(test, { proprietaireId: owner.id, villeId })
})

const plansOf = async (path: string): Promise<PlanNode[][]> => {
  const statements = await recordStatements(() => call(test, 'GET', path))
  return Promise.all(statements.map((statement) => explain(test.database.pool, statement)))
}
const indexesIn = (plan: PlanNode[]) => plan.flatMap((node) => node['Index Name'] ?? [])
const sortsOffres = (node: PlanNode) => node['Sort Key']?.some((key) => /\b(created_at|id)\b/.test(key))
const readsAll = (node: PlanNode) =>
  node['Node Type'] === 'Seq Scan' && ['offres', 'offre_photos', 'utilisateurs'].includes(node['Relation Name'] ?? '')

describe('the plans of the public lists', () => {
  it.each([
    ['offres_public', '/test/coloc/search?size=12'],
    ['offres_public', '/test/coloc/search?size=20'],
    ['offres_public', '/test/coloc/search?page=100&size=12'],
    ['offres_public', '/test/coloc/search?page=250&size=10'],
    ['offres_public', '/test/coloc/search?page=201&size=12'],
    ['offres_public', '/test/coloc/search?size=3&excludedId=12'],
    ['offres_public_ville', '/test/coloc/search?size=12&villeId=VILLE'],
    ['offres_public_ville', '/test/coloc/search?page=5&size=12&villeId=VILLE'],
  ])('read %s in order, without sorting: %s', async (index, path) => {
    const plans = await plansOf(path.replace('VILLE', String(villeId)))
    const list = plans.find((plan) => indexesIn(plan).includes(index)) ?? []
    expect(list.find((node) => node['Index Name'] === index)?.['Node Type']).toBe('Index Only Scan')
    expect(plans.flat().filter(sortsOffres)).toEqual([])
    expect(plans.flat().filter(readsAll)).toEqual([])
  })

  it('answer a deep page in the order of the whole list', async () => {
    await test.deps.db.execute(sql`update offres set created_at = created_at - interval '9 days' where id % 3 = 0`)
    const ids = async (page: number, size: number) =>
      (await call(test, 'GET', `/test/coloc/search?page=${page}&size=${size}`))
        .json()
        .content.map(({ id }: { id: number }) => id)
    const whole = await test.database.pool.query(
      `select id from offres where verified and statut = 'DISPONIBLE' order by created_at desc, id desc`,
    )
    const expected = whole.rows.map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(2400)
    for (const page of [199, 200]) expect(await ids(page, 12)).toEqual(expected.slice(page * 12, page * 12 + 12))
    expect(await ids(1200, 2)).toEqual(expected.slice(2400, 2402))
  })

  it('take the total from the cities’ counters', async () => {
    const queries = await recordQueries(() => call(test, 'GET', '/test/coloc/search?size=12'))
    expect(queries.filter((query) => /count\(/i.test(query))).toEqual([])
    expect((await call(test, 'GET', '/test/coloc/search?size=12')).json().totalElements).toBe(2401)
  })

  it('read one member’s offers, one offer and similar ones by an index', async () => {
    for (const path of [`/test/coloc/search?userId=${owner.id}`, `/test/coloc/${offreId}`]) {
      expect((await plansOf(path)).flat().filter(readsAll), path).toEqual([])
    }
    const similar = (await plansOf(`/test/coloc/similar/${offreId}?size=3`)).flat()
    expect(similar.filter(readsAll)).toEqual([])
    expect(indexesIn(similar)).toContain('offres_public_ville')
  })
})

it('warns of an owner’s phone number in many offers by the indexes of both', async () => {
  const as = await createAdmin(test)
  const statements = await recordStatements(() => call(test, 'GET', `/admin/moderation/offre/${offreId}`, { as }))
  const warnings = statements.filter(({ text }) => text.includes('telephoneProprietaires'))
  const plans = await Promise.all(warnings.map((statement) => explain(test.database.pool, statement)))
  expect(indexesIn(plans.flat())).toEqual(expect.arrayContaining(['utilisateurs_telephone', 'offres_proprietaire']))
  expect(plans.flat().filter(readsAll)).toEqual([])
})

describe('the statements of home, lists and details', () => {
  it.each([
    '/test/coloc/search?size=12&villeId=VILLE',
    '/test/coloc/search?size=3&villeId=VILLE&excludedId=OFFRE',
    '/test/coloc/OFFRE',
    '/test/coloc/similar/OFFRE?size=3',
  ])('are prepared once: %s', async (path) => {
    const url = path.replace('VILLE', String(villeId)).replace('OFFRE', String(offreId))
    const statements = await recordStatements(() => call(test, 'GET', url))
    expect(statements.map(({ name }) => name)).not.toContain(undefined)
  })

  it('answer the same for another offer', async () => {
    const other = await createOffre(test, { proprietaireId: owner.id, villeId: villeId - 1 })
    for (const id of [offreId, other]) {
      const similar = (await call(test, 'GET', `/test/coloc/similar/${id}?size=3`)).json()
      const unprepared = (await call(test, 'GET', `/test/coloc/similar/${id}?size=4`)).json()
      expect(similar).toEqual(unprepared.slice(0, 3))
      const others = await call(test, 'GET', `/test/coloc/search?size=3&excludedId=${id}`)
      expect(others.json().content.map((offre: { id: number }) => offre.id)).not.toContain(id)
    }
  })
})

describe('the number of queries', () => {
  const count = async (path: string) => (await recordQueries(() => call(test, 'GET', path))).length

  it.each([
    ['the public list', 1, '/test/coloc/search?size=SIZE'],
    ['a city’s list', 1, '/test/coloc/search?size=SIZE&villeId=VILLE'],
    ['a later page', 1, '/test/coloc/search?page=1&size=SIZE'],
    ['a member’s list', 2, '/test/coloc/search?size=SIZE&userId=OWNER'],
  ])('of %s is %d, however long it is', async (_, expected, path) => {
    const sized = (size: number) =>
      path.replace('SIZE', String(size)).replace('VILLE', String(villeId)).replace('OWNER', String(owner.id))
    expect(await count(sized(1))).toBe(expected)
    expect(await count(sized(200))).toBe(expected)
  })

  it('of one offer is one, of its similar ones one for the site’s pages and two for more', async () => {
    expect(await count(`/test/coloc/${offreId}`)).toBe(1)
    expect(await count(`/test/coloc/similar/${offreId}?size=3`)).toBe(1)
    expect(await count(`/test/coloc/similar/${offreId}?size=12`)).toBe(2)
  })

  it('beyond the last page is two, without walking the index', async () => {
    const [list, total, ...others] = await recordStatements(() =>
      call(test, 'GET', '/test/coloc/search?page=1000000&size=12'),
    )
    expect(others).toEqual([])
    expect(total?.text).not.toContain('order by')
    const { rows } = await test.database.pool.query(`explain (analyze) ${list?.text}`, list?.values)
    const walk = rows.map((row) => row['QUERY PLAN']).find((line) => line.includes('using offres_public on'))
    expect(walk).toContain('(never executed)')
  })
})
