import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { rounds } from '@colocdar/api/testing/endurance'
import { createMembre } from '@colocdar/api/testing/membres'
import { createVille } from '@colocdar/api/testing/villes'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type RunningScript, runScript } from '../testing/run-script.ts'
import { sweepOnce } from '../testing/sweep.ts'

const batch = rounds({ short: 50, long: 500 })
// More than two batches, and fewer than one run asks.
const total = rounds({ short: 130, long: 4_500 })
const start = new Date('2026-06-01T08:00:00Z')
const day = (days: number) => new Date(start.getTime() + days * 86_400_000).toISOString()

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  const test = { deps: { db: database.db, clock: () => new Date() } }
  const [{ id: owner }, { id: ville }] = [await createMembre(test), await createVille(test)]
  await database.db.execute('create table asked (id int)')
  // In steps: each statement has a time limit.
  for (let first = 1; first <= total; first += 300)
    await database.db.execute(`
      insert into offres (titre, description, ville_id, quartier, superficie, nbr_coloc, logement_type, prix,
        date_disponibilite, proprietaire_id, statut, verified, confirmee_le, created_at)
      select 'Chambre ' || i, 'Claire.', ${ville}, 'Centre', 12, 1, 'CHAMBRE', 1500, '2000-01-01', ${owner},
        'DISPONIBLE', true, '${start.toISOString()}', '${start.toISOString()}'
      from generate_series(${first}, ${Math.min(first + 299, total)}) i`)
})
afterAll(() => database?.close())

const sweep = (now: string): RunningScript =>
  runScript('testing/sweep.fixture.ts', [], { DATABASE_URL: database.url, NOW: now, BATCH: String(batch) })

const figures = async () => {
  const { rows } = await database.db.execute<Record<string, number>>(`
    select (select count(*) from asked)::int as asked, (select count(distinct id) from asked)::int as offers,
      (select count(*) from offres where rappelee_le is not null)::int as reminded,
      (select count(*) from offres where masque)::int as asleep,
      (select sum(verified_coloc_count) from villes)::int as listed`)
  return rows[0]
}

/** Kills it in the middle of its second batch. */
const killed = async (now: string): Promise<void> => {
  const script = sweep(now)
  const isUnderWay = new Promise<void>((resolve) => {
    script.child.stdout?.on('data', () => script.said().split('asked').length > 1.4 * batch && resolve())
  })
  await Promise.race([isUnderWay, script.exited])
  script.child.kill('SIGKILL')
  expect(await script.exited).toBe('SIGKILL')
}

it('a sweep that is killed has asked whom it asked; the next ones, at the same time, ask the others, each once', async () => {
  await killed(day(15))
  const half = await figures()
  expect(half?.asked).toBe(half?.reminded)
  expect(half?.asked).toBeGreaterThan(0)
  expect(half?.asked).toBeLessThan(total)
  await Promise.all([sweepOnce(database.url, day(15), batch), sweepOnce(database.url, day(15), batch)])
  expect(await figures()).toEqual({ asked: total, offers: total, reminded: total, asleep: 0, listed: total })

  await sweepOnce(database.url, day(45), batch)
  expect(await figures()).toMatchObject({ asked: total, asleep: total, listed: 0 })
})
