import { conversations } from '@colocdar/contracts/conversations'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { conversations as table } from '../../schema/conversations.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { medianHours } from './conversations.rules.ts'

const test = useTestApp()
afterEach(() => test.setNow(null))

describe('medianHours', () => {
  it.each([
    [[], null],
    [[30, 60], null],
    [[1, 2, 3], 1],
    [[61, 119, 121], 2],
    [[10, 20, 100, 6000], 1],
    [[60, 120, 180, 240], 3],
  ])('%j minutes are %s', (minutes, heures) => {
    expect(medianHours(minutes)).toBe(heures)
  })
})

describe('how soon a member answers', () => {
  let day = 0
  /** A member writes, and the owner answers after these minutes, and once more a day later. */
  const answerAfter = async (owner: TestMembre, minutes: number) => {
    day += 2
    const start = Date.UTC(2026, 0, day)
    const at = (later: number) => test.setNow(new Date(start + later * 60_000))
    at(0)
    const { conversation } = await createConversation(test, { owner })
    for (const later of [minutes, minutes + 1440]) {
      at(later)
      const parts = { params: { id: conversation.id }, body: { texte: 'Oui' } }
      expect((await callAs(test, owner, conversations.send, parts)).status).toBe(201)
    }
  }
  const createPublic = async () => {
    const membre = await createMembre(test)
    const { id: villeId } = await createVille(test)
    await createOffre(test, { proprietaireId: membre.id, villeId, photos: [] })
    return membre
  }
  const heuresOf = async ({ id }: { id: number }) =>
    (await callAs(test, null, conversations.reactivite, { params: { id } })).body.heures

  it('[MSG-25] is the median of the last ten first answers, told from three on', async () => {
    const owner = await createMembre(test)
    for (const minutes of [90, 100]) await answerAfter(owner, minutes)
    expect(await heuresOf(owner)).toBeNull()
    await answerAfter(owner, 3000)
    expect(await heuresOf(owner)).toBe(2)
  })

  it('[MSG-25] counts ten answers and no more, the last ones', async () => {
    const { id: destinataireId } = await createPublic()
    // The median of the last nine, of the last eleven and of the first ten is one hour.
    const hours = [...Array(6).fill(1), ...Array(5).fill(3), ...Array(5).fill(1)]
    const asked = { annonce: 'offre', annonceId: 1, titre: 'Chambre', destinataireId } as const
    const rows = hours.map((taken, index) => {
      const [createdAt, reponduAt] = [0, taken].map((hour) => new Date(Date.UTC(2026, 0, 1 + index, hour)))
      return { ...asked, createdAt, reponduAt }
    })
    await test.deps.db.insert(table).values(rows)
    expect(await heuresOf({ id: destinataireId })).toBe(2)
  })

  it('[MSG-25] is told of members whose profile everybody may see, as long as they may', async () => {
    const owner = await createMembre(test)
    for (const minutes of [90, 100, 110]) await answerAfter(owner, minutes)
    expect(await heuresOf(owner)).toBe(2)
    await test.deps.db.update(utilisateurs).set({ blockedAt: new Date() }).where(eq(utilisateurs.id, owner.id))
    expect(await heuresOf(owner)).toBeNull()
    await test.deps.db.update(utilisateurs).set({ blockedAt: null }).where(eq(utilisateurs.id, owner.id))
    await test.deps.db.update(offres).set({ verified: false }).where(eq(offres.proprietaireId, owner.id))
    expect(await heuresOf(owner)).toBeNull()
  })

  it('[MSG-25] does not count what a seeker writes, nor questions without an answer', async () => {
    const owner = await createMembre(test)
    for (let index = 0; index < 4; index += 1) {
      const { conversation, seeker } = await createConversation(test, { owner })
      await callAs(test, seeker, conversations.send, { params: { id: conversation.id }, body: { texte: 'Allô ?' } })
    }
    expect(await heuresOf(owner)).toBeNull()
  })
})
