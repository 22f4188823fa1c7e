import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { sweepFraicheur } from './fraicheur-sweep.service.ts'

const test = useTestApp()

it('an offer is found as « confirmée cette semaine » for seven days, by the words of the index and by its bits', async () => {
  const { id: villeId } = await createVille(test)
  const { id: proprietaireId } = await createMembre(test)
  const add = (confirmeeLe: Date) => createOffre(test, { proprietaireId, villeId, confirmeeLe })
  const [confirmed, older] = [await add(new Date()), await add(new Date('2026-06-01T08:00:00Z'))]
  const found = async () => {
    const { content } = (
      await call(test, 'GET', `/test/coloc/search?villeId=${villeId}&confirmee=true&size=200`)
    ).json()
    return [confirmed, older].map((id) => content.some((offre: { id: number }) => offre.id === id))
  }
  const marks = async () => {
    const { rows } = await test.deps.db.execute(sql`
      select vecteur @@ '''#confirmee'''::tsquery as word, faits & fait_bits('{confirmee}') <> 0 as bit
      from offres_recherche where offre_id in (${confirmed}, ${older}) order by offre_id`)
    return rows
  }
  const right = [
    { word: true, bit: true },
    { word: false, bit: false },
  ]
  expect([await found(), await marks()]).toEqual([[true, false], right])
  // As time leaves the index, in which only the sweep moves marks.
  await test.deps.db.execute(sql`update offres_recherche set faits = faits # fait_bits('{confirmee}'),
    vecteur = case offre_id when ${older}::int then vecteur || array_to_tsvector('{#confirmee}') else ts_delete(vecteur, '#confirmee') end
    where offre_id in (${confirmed}, ${older})`)
  expect(await found()).toEqual([false, true])
  await sweepFraicheur(test.deps)
  expect([await found(), await marks()]).toEqual([[true, false], right])
})
