import { offres } from '@colocdar/contracts/offres'
import { expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { useOffreEdition } from '../../testing/offre-edition.ts'
import { createRepere } from '../../testing/reperes.ts'
import { requireReperes } from './reperes.service.ts'
import { updateFusion } from './reperes-administration.repository.ts'

const { test, scene, add, read } = useOffreEdition()

it('shows two that were merged as one, the nearer, in the order of naming: in lists and on the page', async () => {
  const create = () => createRepere(test, scene.casa)
  const [old, tram, other] = [await create(), await create(), await create()]
  const named = [
    { slug: other.slug, minutes: 20, moyen: 'PIED' },
    { slug: tram.slug, minutes: 9, moyen: 'TRAM' },
    { slug: old.slug, minutes: 5, moyen: 'BUS' },
  ]
  const id = await add({ reperes: await requireReperes(test.deps.db, scene.casa, named as never) })
  const expectShown = async (expected: object[]) => {
    expect((await read(id)).reperes).toMatchObject(expected)
    // With a prepared statement, without, and found by a search.
    const queries: Record<string, string | number>[] = [{ size: 12 }, { size: 5 }, { repere: old.slug }]
    for (const query of queries) {
      const { body } = await callAs(test, null, offres.search, { query })
      expect(body.content[0]).toMatchObject({ id, reperes: expected })
    }
  }
  await expectShown(named)
  await updateFusion(test.deps.db, old.id, other.id)
  await expectShown([
    { slug: tram.slug, minutes: 9, moyen: 'TRAM' },
    { repereId: other.id, slug: other.slug, nom: other.nom, minutes: 5, moyen: 'BUS' },
  ])
})
