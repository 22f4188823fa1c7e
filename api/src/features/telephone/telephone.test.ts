import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { offres } from '../../schema/offres.ts'
import { revelations } from '../../schema/telephone.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createDemande } from '../../testing/demandes.ts'
import { rounds } from '../../testing/endurance.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
const minute = 60_000

let villeId = 0
beforeAll(async () => {
  villeId = (await createVille(test)).id
})
const insertOffre = (proprietaireId: number, changes = {}) => createOffre(test, { proprietaireId, villeId, ...changes })
const insertDemande = (demandeurId: number, changes = {}) => createDemande(test, { demandeurId, villeId, ...changes })

let asked = 0
const ask = (query: { id: number; userId: number }, membre?: TestMembre) => {
  asked += 1
  return test.app.inject({
    url: '/api/test/utilisateur/tele',
    query: { id: String(query.id), userId: String(query.userId) },
    // Another address each time: the quota is per member.
    remoteAddress: `192.0.${Math.floor(asked / 250)}.${asked % 250}`,
    ...(membre && { headers: membre.headers }),
  })
}
const reveal = (membre: TestMembre, id: number) => ask({ id, userId: membre.id }, membre)

const createOwner = async () => {
  const owner = await createMembre(test)
  await insertOffre(owner.id)
  return owner
}
const logOf = (membre: TestMembre) =>
  test.deps.db.select().from(revelations).where(eq(revelations.utilisateurId, membre.id))

let owners: TestMembre[] = []
beforeAll(async () => {
  owners = await Promise.all(Array.from({ length: 40 }, createOwner))
})

/** Asks for the numbers, one a minute from `start`, and returns the statuses. */
const revealAll = async (membre: TestMembre, ids: number[], start: number, step = minute) => {
  const statuses: number[] = []
  for (const [index, id] of ids.entries()) {
    test.setNow(new Date(start + index * step))
    statuses.push((await reveal(membre, id)).statusCode)
  }
  test.setNow(null)
  return statuses
}
const idsOf = (from: number, to: number) => owners.slice(from, to).map(({ id }) => id)

describe('showing a phone number', () => {
  it('[API-13] [TEL-07] answers the number as plain text with no-store, and logs to whom', async () => {
    const owner = await createMembre(test, { telephone: '06 12 34 56 78' })
    await insertOffre(owner.id)
    const membre = await createMembre(test)
    const answer = await reveal(membre, owner.id)
    expect([answer.statusCode, answer.body]).toEqual([200, '06 12 34 56 78'])
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await logOf(membre)).toMatchObject([{ cibleId: owner.id }])
  })

  it('refuses an offer of another owner, and one that does not exist: neither is counted', async () => {
    const [owner, other, membre] = [await createOwner(), await createMembre(test), await createMembre(test)]
    const foreign = await insertOffre(other.id)
    for (const offreId of [foreign, 2_000_000_000]) {
      const query = { id: String(owner.id), userId: String(membre.id), offreId: String(offreId) }
      const answer = await test.app.inject({ url: '/api/test/utilisateur/tele', query, headers: membre.headers })
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Numéro non disponible'])
    }
    expect(await logOf(membre)).toEqual([])
  })

  it('[API-13] works for a member with a public request', async () => {
    const seeker = await createMembre(test)
    await insertDemande(seeker.id)
    expect((await reveal(await createMembre(test), seeker.id)).statusCode).toBe(200)
  })

  it('[SEC-20] [TEL-07] refuses visitors, unverified e-mails and a forged userId', async () => {
    const owner = await createOwner()
    const unverified = await createMembre(test, { emailVerifiedAt: null })
    const membre = await createMembre(test)
    const other = await createMembre(test)
    const visitor = await ask({ id: owner.id, userId: membre.id })
    const early = await reveal(unverified, owner.id)
    const forged = await ask({ id: owner.id, userId: other.id }, membre)
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'UNAUTHENTICATED'])
    expect([early.statusCode, early.json().code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    expect([forged.statusCode, forged.json().code]).toEqual([403, 'FORBIDDEN'])
    expect([...(await logOf(membre)), ...(await logOf(other)), ...(await logOf(unverified))]).toEqual([])
  })

  it('[SEC-20] answers 404 for members without public listings or without a number', async () => {
    const hidden = await Promise.all([
      createMembre(test),
      createMembre(test).then(async (owner) => {
        await insertOffre(owner.id, { verified: false, statut: 'EN_ATTENTE' })
        await insertDemande(owner.id, { verified: false })
        return owner
      }),
      createMembre(test).then(async (owner) => {
        await insertOffre(owner.id, { statut: 'LOUE' })
        return owner
      }),
      createMembre(test).then(async (owner) => {
        await insertOffre(owner.id, { masque: true })
        await insertDemande(owner.id, { masque: true })
        return owner
      }),
      createMembre(test, { telephone: null, telephoneE164: null }).then(async (owner) => {
        await insertOffre(owner.id)
        return owner
      }),
      createMembre(test, { blockedAt: new Date() }).then(async (owner) => {
        await insertOffre(owner.id)
        return owner
      }),
    ])
    const membre = await createMembre(test)
    for (const { id } of [...hidden, { id: 999_999 }]) {
      const answer = await reveal(membre, id)
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Numéro non disponible'])
    }
    expect(await logOf(membre)).toEqual([])
  })

  it.each(['', 'id=abc&userId=1', 'id=1', 'id=1&id=2&userId=1'])('[API-13] refuses the query %j', async (query) => {
    const { headers } = await createMembre(test)
    const answer = await test.app.inject({ url: `/api/test/utilisateur/tele?${query}`, headers })
    expect(answer.statusCode).toBe(400)
  })
})

describe('the quota of numbers', () => {
  it('[SEC-20] is 10 an hour, with the time to wait for the next one', async () => {
    const membre = await createMembre(test)
    const start = Date.now()
    const statuses = await revealAll(membre, idsOf(0, 10), start)
    expect(statuses).toEqual(Array(10).fill(200))
    test.setNow(new Date(start + 10 * minute))
    const refused = await reveal(membre, owners[10]?.id ?? 0)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    // The first number leaves the hour 60 minutes after it was shown: 50 from now.
    expect(Number(refused.headers['retry-after'])).toBe(50 * 60)
    test.setNow(new Date(start + 60 * minute))
    const later = await reveal(membre, owners[10]?.id ?? 0)
    test.setNow(null)
    expect(later.statusCode).toBe(200)
  })

  it('[SEC-20] does not count a number seen within the last hour', async () => {
    const membre = await createMembre(test)
    const statuses = await revealAll(membre, [...idsOf(0, 10), ...idsOf(0, 10), ...idsOf(0, 10)], Date.now())
    expect(statuses).toEqual(Array(30).fill(200))
    expect(await logOf(membre)).toHaveLength(10)
  })

  it('[SEC-20] is 30 a day, however they are distributed', async () => {
    const membre = await createMembre(test)
    const start = Date.now()
    const statuses = await revealAll(membre, idsOf(0, 40), start, 10 * minute)
    expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(429)])
    test.setNow(new Date(start + 23 * 60 * minute))
    const [seen, unseen] = [await reveal(membre, owners[5]?.id ?? 0), await reveal(membre, owners[35]?.id ?? 0)]
    test.setNow(null)
    expect([seen.statusCode, unseen.statusCode]).toEqual([200, 429])
    expect(Number(unseen.headers['retry-after'])).toBe(60 * 60)
  })

  it('[SEC-20] holds under parallel requests', async () => {
    const membre = await createMembre(test)
    const answers = await Promise.all(idsOf(0, 40).map((id) => reveal(membre, id)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10)
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(30)
    expect(await logOf(membre)).toHaveLength(10)
  })

  it('[SEC-20] stops collecting: at most 30 numbers a day at any pace', async () => {
    const walked = rounds({ short: 120, long: 1000 })
    const people = Array.from({ length: walked }, (_, index) => ({
      username: `marche${index}`,
      email: `marche${index}@exemple.ma`,
      passwordHash: 'x',
      telephone: `07${String(index).padStart(8, '0')}`,
      termsAcceptedAt: new Date(),
    }))
    const found = await test.deps.db.insert(utilisateurs).values(people).returning({ id: utilisateurs.id })
    const offre = { titre: 'Chambre', description: 'Claire', quartier: 'Centre', superficie: 9, nbrColoc: 1, prix: 900 }
    await test.deps.db.insert(offres).values(
      found.map(({ id: proprietaireId }) => ({
        ...offre,
        ...{ logementType: 'CHAMBRE' as const, dateDisponibilite: '2000-01-01', statut: 'DISPONIBLE' as const },
        ...{ verified: true, villeId, proprietaireId },
      })),
    )
    const membre = await createMembre(test)
    const start = Date.now()
    const day = 24 * 60 * minute
    const statuses = await revealAll(
      membre,
      found.map(({ id }) => id),
      start,
      Math.floor((day - minute) / walked),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(walked - 30)
    expect(await logOf(membre)).toHaveLength(30)
  })

  it('[SEC-20] is counted per member', async () => {
    const [first, second] = [await createMembre(test), await createMembre(test)]
    await revealAll(first, idsOf(0, 11), Date.now())
    expect((await reveal(second, owners[20]?.id ?? 0)).statusCode).toBe(200)
  })
})
