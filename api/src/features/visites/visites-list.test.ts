import { conversations } from '@colocdar/contracts/conversations'
import { type Visite, visites } from '@colocdar/contracts/visites'
import { beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { recordQueries } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVisite, inHours, proposeAs } from '../../testing/visites.ts'

const test = useTestApp()
beforeEach(() => test.setNow(null))

const listOf = async (as: TestMembre, query = {}): Promise<Visite[]> =>
  (await callAs(test, as, visites.list, { query })).body.content
const take = (as: TestMembre, id: number, debut: unknown) =>
  callAs(test, as, visites.take, { params: { id }, body: { debut } })

describe('the visits of a member', () => {
  it('come with the one that is asked about before later ones that are over, for the visitor alone', async () => {
    const { owner, seeker, conversationId, id } = await createVisite(test, { etat: 'passee' })
    const first = async (as: TestMembre) => (await listOf(as, { conversationId, size: 1 }))[0]?.id
    const { body } = await proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 72)] })
    await take(seeker, body.id, inHours(test, 72))
    expect([await first(seeker), await first(owner)], 'ahead').toEqual([body.id, body.id])
    await callAs(test, owner, visites.cancel, { params: { id: body.id }, body: {} })
    // Whether the visitor has answered does not show in the owner's order.
    expect([await first(seeker), await first(owner)]).toEqual([id, body.id])
    await callAs(test, seeker, visites.answer, { params: { id }, body: { reponse: 'conforme' } })
    expect([await first(seeker), await first(owner)]).toEqual([body.id, body.id])
  })

  it('are a page of one query: the next first, then the last ones that are over', async () => {
    const me = await createMembre(test)
    const far = await createVisite(test, { visiteur: me, heures: [90] })
    const old = await createVisite(test, { visiteur: me, etat: 'passee' })
    const near = await createVisite(test, { proprietaire: me, heures: [20] })
    const open = await createVisite(test, { visiteur: me, etat: 'proposee', heures: [60] })
    const queries = await recordQueries(() => listOf(me))
    expect(queries.filter((query) => query.includes('visites'))).toHaveLength(1)
    const ids = (await listOf(me)).map(({ id }) => id)
    expect(ids).toEqual([near.id, open.id, far.id, old.id])
    const pages: [Record<string, number>, number[], boolean][] = [
      [{ size: 3 }, [near.id, open.id, far.id], true],
      [{ size: 3, page: 1 }, [old.id], false],
      [{ size: 4 }, ids, false],
    ]
    for (const [query, content, suite] of pages) {
      const { body } = await callAs(test, me, visites.list, { query })
      expect([body.content.map(({ id }: Visite) => id), body.suite]).toEqual([content, suite])
    }
    const { body: counts } = await callAs(test, me, conversations.unread)
    expect(counts.visites).toBe((await listOf(me)).filter(({ attend }) => attend).length)
    expect(counts.visites).toBe(2)
  })

  it('that are over come by their dates, whichever was proposed first, and ask nothing of names that only notifications need', async () => {
    const me = await createMembre(test)
    const early = await createVisite(test, { proprietaire: me, etat: 'annulee', heures: [70] })
    const late = await createVisite(test, { proprietaire: me, etat: 'annulee', heures: [20] })
    const none = await createVisite(test, { proprietaire: me, etat: 'demandee' })
    await callAs(test, me, visites.cancel, { params: { id: none.id }, body: {} })
    const queries = await recordQueries(() => listOf(me))
    expect((await listOf(me)).map(({ id }) => id)).toEqual([early.id, late.id, none.id])
    expect(queries.filter((query) => query.includes('visites')).join()).not.toContain('valide')
  })
})
