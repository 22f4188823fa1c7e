import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createMembre } from '../../testing/membres.ts'
import { createOffre, offreRow } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { hideOffresOfBlocked, hideReportedOffre, showReportedOffre } from '../offres/offres-visibility.service.ts'
import { sweepFraicheur } from './fraicheur-sweep.service.ts'

const test = useTestApp()
const start = new Date('2026-06-01T08:00:00Z')
const day = (days: number) => new Date(start.getTime() + days * 86_400_000)

interface Ad {
  id: number
  proprietaireId: number
}
const hideByBlock = async ({ proprietaireId }: Ad, at: Date | null) => {
  await test.deps.db.update(utilisateurs).set({ blockedAt: at }).where(eq(utilisateurs.id, proprietaireId))
  await hideOffresOfBlocked(test.deps.db, test.deps, proprietaireId)
}
const hideByReports = ({ id }: Ad, at: Date | null) =>
  at ? hideReportedOffre(test.deps.db, id, at) : showReportedOffre(test.deps.db, test.deps, id)

it.each([
  ['a block of its owner', hideByBlock],
  ['reports', hideByReports],
])('an offer that was hidden by %s when its reminder could be answered is asked for again', async (_by, hide) => {
  const { id: proprietaireId } = await createMembre(test)
  const { id: villeId } = await createVille(test)
  const id = await createOffre(test, { proprietaireId, villeId, confirmeeLe: start, createdAt: start })
  const enqueue = vi.fn()
  const sweepOn = async (days: number) => {
    test.setNow(day(days))
    await sweepFraicheur({ ...test.deps, mails: { ...test.deps.mails, enqueue } })
    return [enqueue.mock.calls.length, (await offreRow(test, id)).endormieLe]
  }
  expect(await sweepOn(15)).toEqual([1, null])
  await hide({ id, proprietaireId }, day(16))
  expect(await sweepOn(39)).toEqual([1, null])
  await hide({ id, proprietaireId }, null)
  expect(await sweepOn(40)).toEqual([2, null])
  expect(await sweepOn(55)).toEqual([2, null])
  expect(await sweepOn(57)).toEqual([2, day(57)])
  await test.deps.db.delete(utilisateurs).where(eq(utilisateurs.id, proprietaireId))
})
