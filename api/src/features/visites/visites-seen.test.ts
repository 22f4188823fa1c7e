import { type Visite, visites } from '@colocdar/contracts/visites'
import { beforeEach, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import type { TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVisite, inHours, proposeAs, readVisite } from '../../testing/visites.ts'

const test = useTestApp()
beforeEach(() => test.setNow(null))

const seenBy = async (as: TestMembre, conversationId: number): Promise<string> => {
  const { body } = await callAs(test, as, visites.list, { query: { conversationId } })
  return (body.content[0] as Visite | undefined)?.version ?? ''
}
const changed = [409, expect.stringContaining('a changé entre-temps')]

it('what the visitor took meanwhile is not given up by the owner’s open dialog', async () => {
  const { owner, seeker, id, conversationId, creneaux } = await createVisite(test, { etat: 'proposee' })
  const vu = await seenBy(owner, conversationId)
  await callAs(test, seeker, visites.take, { params: { id }, body: { debut: creneaux[0] } })
  test.mails.length = 0
  const stale = { conversationId, creneaux: [inHours(test, 5)], vu }
  const moved = await proposeAs(test, owner, stale)
  const cancelled = await callAs(test, owner, visites.cancel, { params: { id }, body: { vu } })
  for (const { status, body } of [moved, cancelled]) expect([status, body.message]).toEqual(changed)
  expect([(await readVisite(test, id)).etat, test.mails]).toEqual(['confirmee', []])
  // Read again it can be moved, and a client that says nothing is not compared.
  const again = await proposeAs(test, owner, { ...stale, vu: await seenBy(owner, conversationId) })
  expect([again.status, again.body.etat]).toEqual([200, 'deplacee'])
  expect((await proposeAs(test, owner, { ...stale, vu: undefined })).status).toBe(200)
})

it('nor are the moments that were just offered wiped by a wish, first or not', async () => {
  const { owner, seeker, conversation } = await createConversation(test)
  const { id: conversationId } = conversation
  const wish = (vu: string) => proposeAs(test, seeker, { conversationId, vu })
  const offered = await proposeAs(test, owner, {
    conversationId,
    creneaux: [5, 6, 7].map((h) => inHours(test, h)),
    vu: '',
  })
  expect(offered.status).toBe(200)
  expect([(await wish('')).status, (await readVisite(test, offered.body.id)).creneaux.length]).toEqual([409, 3])
  const vu = await seenBy(seeker, conversationId)
  // Ended and offered anew, the count of changes is the same.
  await callAs(test, owner, visites.cancel, { params: { id: offered.body.id }, body: {} })
  const anew = await proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 8)], vu: '' })
  expect([anew.status, (await wish(vu)).status]).toEqual([200, 409])
  expect((await wish(anew.body.version)).body).toMatchObject({ id: anew.body.id, creneaux: [] })
})

it('of two who act at once on the same state, one is told', async () => {
  const scenes = []
  for (let count = 0; count < 6; count += 1) scenes.push(await createVisite(test, { etat: 'proposee' }))
  await Promise.all(
    scenes.map(async ({ owner, seeker, id, conversationId, creneaux }) => {
      const vu = await seenBy(owner, conversationId)
      const [taken, moved] = await Promise.all([
        callAs(test, seeker, visites.take, { params: { id }, body: { debut: creneaux[0] } }),
        proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 5)], vu }),
      ])
      expect([taken.status, moved.status].toSorted()).toEqual([200, 409])
      expect((await readVisite(test, id)).etat).toBe(taken.status === 200 ? 'confirmee' : 'proposee')
    }),
  )
})
