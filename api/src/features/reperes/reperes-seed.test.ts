import { reperesAdministration } from '@colocdar/contracts/reperes-administration'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { reperes as table } from '../../schema/reperes.ts'
import { villes } from '../../schema/villes.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin } from '../../testing/membres.ts'
import { createRepere } from '../../testing/reperes.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { listReperes, seedReperes } from './reperes.service.ts'

const test = useTestApp()

/** A city of the seed. */
const createSeeded = async (slug: string) => {
  const { id } = await createVille(test)
  await test.deps.db.update(villes).set({ slug }).where(eq(villes.id, id))
  return id
}

it('brings landmarks that a release adds, unless the city has them by that name, as a short form or merged', async () => {
  const { db } = test.deps
  const [agadir, settat, oujda] = [
    await createSeeded('agadir'),
    await createSeeded('settat'),
    await createSeeded('oujda'),
  ]
  await createRepere(test, agadir, { nom: 'Campus', alias: ['universite ibn zohr'] })
  const other = await createRepere(test, oujda, { nom: 'Campus' })
  await createRepere(test, oujda, { nom: 'Université Mohammed Premier', fusionId: other.id })
  await seedReperes(db)
  const universites = async (villeId: number) =>
    (await listReperes(db, villeId)).map(({ nom }) => nom).filter((nom) => /^(?:Université|Campus)/.test(nom))
  expect(await universites(agadir)).toEqual(['Campus'])
  expect(await universites(settat)).toEqual(['Université Hassan Ier'])
  expect(await universites(oujda)).toEqual(['Campus'])
})

it('brings the short forms that a release adds, but for a landmark that an administrator changed, created or merged', async () => {
  const { db } = test.deps
  const villeId = await createSeeded('fes')
  await seedReperes(db)
  const known = await listReperes(db, villeId)
  const idOf = (slug: string) => known.find((repere) => repere.slug === slug)?.id ?? expect.fail(slug)
  const aliasOf = async (id: number) =>
    (await db.select({ alias: table.alias }).from(table).where(eq(table.id, id)))[0]?.alias
  const ids = ['fst-fes', 'ensa-fes', 'encg-fes'].map(idOf)
  const [left = 0, changed = 0, merged = 0] = ids
  const admin = await createAdmin(test)
  const body = { nom: 'ENSA Fès', nomArabe: '', genre: 'ECOLE', alias: ['ensaf'] }
  await callAs(test, admin, reperesAdministration.update, { params: { id: changed }, body })
  await callAs(test, admin, reperesAdministration.merge, { params: { id: merged }, body: { avecId: changed } })
  const before = await aliasOf(left)
  for (const id of [left, merged])
    await db
      .update(table)
      .set({ alias: ['before'] })
      .where(eq(table.id, id))
  await seedReperes(db)
  expect(await Promise.all(ids.map(aliasOf))).toEqual([before, ['ensaf'], ['before']])
})
