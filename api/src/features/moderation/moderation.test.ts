import { type ModerationKind, moderation } from '@colocdar/contracts/moderation'
import { villesAdministration } from '@colocdar/contracts/villes-administration'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createWaitingAvis, createWaitingDemande, createWaitingOffre, type Waiting } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let admin: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test, { username: 'amina' })
})

type AddedKind = Exclude<ModerationKind, 'profil'>

const create: Record<AddedKind, () => Promise<Waiting>> = {
  offre: () => createWaitingOffre(test),
  demande: () => createWaitingDemande(test),
  avis: () => createWaitingAvis(test),
}

const kinds = Object.keys(create) as AddedKind[]

const decide = (
  decision: 'verify' | 'refuse' | 'withdraw',
  { kind, id }: Pick<Waiting, 'kind' | 'id'>,
  body: { version?: unknown; motif?: unknown } = { version: 1 },
  who = admin,
) => callAs(test, who, moderation[decision], { params: { kind, id }, body })

const readItem = async ({ kind, id }: Waiting) =>
  (await callAs(test, admin, moderation.one, { params: { kind, id } })).body

/** The ids in the public list of a kind. */
const publicIds = async (kind: AddedKind): Promise<number[]> => {
  const path = { offre: 'coloc/search?verified=true&', demande: 'demande/search?verified=true&', avis: 'avis/search?' }
  const answer = await test.app.inject(`/api/test/${path[kind]}page=0&size=200`)
  return answer.json().content.map(({ id }: { id: number }) => id)
}

const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email)

describe('verifying', () => {
  it.each(kinds)('[STATE-23] makes an %s public at once, and notifies its author', async (kind) => {
    const item = await create[kind]()
    expect(await publicIds(kind)).not.toContain(item.id)
    const { status, body } = await decide('verify', item)
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind, objetId: item.id, etat: 'verifie', version: 2 })
    expect(await publicIds(kind)).toContain(item.id)
    expect(mailsTo(item.auteur.email)).toHaveLength(1)
    expect(mailsTo(item.auteur.email)[0]?.template).toMatch(/(Verifiee|Valide)$/)
  })

  it('moves an offer from EN_ATTENTE to DISPONIBLE, and updates the counter of its city', async () => {
    const offre = await createWaitingOffre(test)
    await decide('verify', offre)
    expect((await readItem(offre)).historique).toMatchObject([{ action: 'verify', motif: null }])
    const seen = await test.app.inject(`/api/test/coloc/${offre.id}`)
    expect(seen.json()).toMatchObject({ verified: true, isVerified: true, statut: 'DISPONIBLE' })
    const villes = await callAs(test, admin, villesAdministration.listAll)
    expect(villes.body).toContainEqual(expect.objectContaining({ id: offre.villeId, verifiedColocCount: 1 }))
  })

  it('leaves a rented offer rented', async () => {
    const offre = await createWaitingOffre(test, { statut: 'LOUE' })
    await decide('verify', offre)
    const seen = await test.app.inject(`/api/test/coloc/${offre.id}`)
    expect(seen.json()).toMatchObject({ verified: true, statut: 'LOUE' })
  })

  it('is refused when the author has changed the item meanwhile', async () => {
    const offre = await createWaitingOffre(test)
    await test.deps.db.update(offres).set({ titre: 'Autre chose' }).where(eq(offres.id, offre.id))
    const { status, body } = await decide('verify', offre)
    expect(status).toBe(412)
    expect(body.code).toBe('STALE')
    expect(await publicIds('offre')).not.toContain(offre.id)
    expect((await decide('verify', offre, { version: 2 })).status).toBe(200)
  })

  it('is refused when the author is blocked', async () => {
    const offre = await createWaitingOffre(test)
    await test.deps.db.update(utilisateurs).set({ blockedAt: new Date() }).where(eq(utilisateurs.id, offre.auteur.id))
    const { status, body } = await decide('verify', offre)
    expect(status).toBe(409)
    expect(body.message).toBe('Le compte de l’auteur est bloqué\u00a0: débloquez-le d’abord.')
    expect((await decide('refuse', offre, { version: 1, motif: 'Fraude.' })).status).toBe(200)
  })

  it('is 404 for what does not exist, 400 without a version or with an unknown kind', async () => {
    expect((await decide('verify', { kind: 'offre', id: 2_000_000_000 })).status).toBe(404)
    const offre = await createWaitingOffre(test)
    const without = await decide('verify', offre, {})
    expect(without.status).toBe(400)
    expect(without.body.details).toEqual({ version: 'La version vue est requise.' })
    expect((await decide('verify', { ...offre, kind: 'ville' as ModerationKind })).status).toBe(400)
  })
})

describe('refusing', () => {
  const refusal = { version: 1, motif: '  Les photos sont floues. ' }

  it.each(kinds)('does not publish an %s, and sends its author the reason', async (kind) => {
    const item = await create[kind]()
    const { status, body } = await decide('refuse', item, refusal)
    expect(status).toBe(200)
    expect(body.etat).toBe('refuse')
    expect(await publicIds(kind)).not.toContain(item.id)
    expect(await readItem(item)).toMatchObject({ etat: 'refuse', motifRefus: 'Les photos sont floues.' })
    expect(mailsTo(item.auteur.email)).toEqual([expect.objectContaining({ motif: 'Les photos sont floues.' })])
  })

  it('removes the offer from the queue, and shows the owner the reason', async () => {
    const offre = await createWaitingOffre(test)
    await decide('refuse', offre, refusal)
    const query = { villeId: offre.villeId }
    expect((await callAs(test, admin, moderation.queue, { query })).body.items).toEqual([])
    const own = await test.app.inject({ url: `/api/test/coloc/${offre.id}`, headers: offre.auteur.headers })
    expect(own.json()).toMatchObject({ verified: false, statut: 'EN_ATTENTE', motifRefus: 'Les photos sont floues.' })
  })

  it.each([
    ['none', undefined],
    ['an empty one', '   '],
    ['one of 501 characters', 'x'.repeat(501)],
    ['one with a NUL', 'a\u0000b'],
  ])('requires a reason: not %s', async (_, motif) => {
    const offre = await createWaitingOffre(test)
    const { status, body } = await decide('refuse', offre, { version: 1, motif })
    expect(status).toBe(400)
    expect(body.details).toHaveProperty('motif')
    expect((await readItem(offre)).etat).toBe('attente')
  })

  it('can be fixed: the author corrects the offer, which waits again and is verified', async () => {
    const offre = await createWaitingOffre(test)
    await decide('refuse', offre, refusal)
    const change = { description: 'Lumineuse, avec de meilleures photos.' }
    const url = `/api/test/coloc/${offre.id}`
    await test.app.inject({ method: 'PUT', url, headers: offre.auteur.headers, payload: change })
    const item = await readItem(offre)
    expect(item).toMatchObject({ etat: 'attente', motifRefus: null })
    expect(item.historique).toEqual([expect.objectContaining({ action: 'refuse', motif: 'Les photos sont floues.' })])
    expect((await decide('verify', offre, { version: item.version })).status).toBe(200)
    expect(await publicIds('offre')).toContain(offre.id)
  })
})

describe('withdrawing', () => {
  it.each(kinds)('makes a verified %s private again, with a reason', async (kind) => {
    const item = await create[kind]()
    await decide('verify', item)
    const { status, body } = await decide('withdraw', item, { version: 2, motif: 'Signalé par des membres.' })
    expect(status).toBe(200)
    expect(body.etat).toBe('refuse')
    expect(await publicIds(kind)).not.toContain(item.id)
    expect((await readItem(item)).motifRefus).toBe('Signalé par des membres.')
    expect(mailsTo(item.auteur.email).at(-1)).toMatchObject({ motif: 'Signalé par des membres.' })
  })

  it('saves the public version for comparison, and resets the statut', async () => {
    const offre = await createWaitingOffre(test)
    await decide('verify', offre)
    await decide('withdraw', offre, { version: 2, motif: 'Signalé.' })
    const item = await readItem(offre)
    expect(item.lastVerified).toMatchObject({ titre: 'Chambre calme' })
    expect(item.contenu.statut).toBe('EN_ATTENTE')
  })

  it('is possible for verified items only', async () => {
    const offre = await createWaitingOffre(test)
    const { status, body } = await decide('withdraw', offre, { version: 1, motif: 'Signalé.' })
    expect(status).toBe(409)
    expect(body.message).toBe('Cette fiche attend une vérification.')
  })
})

describe('two administrators', () => {
  it.each(kinds)('never decide the same %s twice: the second is told who did, and when', async (kind) => {
    const other = await createAdmin(test)
    const item = await create[kind]()
    const answers = await Promise.all([
      decide('verify', item),
      decide('refuse', item, { version: 1, motif: 'Non.' }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [winner, loser] = answers[0].status === 200 ? [admin, answers[1]] : [other, answers[0]]
    expect(loser.body.code).toBe('CONFLICT')
    expect(loser.body.message).toContain(`Décision déjà prise par ${winner.username} le `)
    expect(loser.body.details).toMatchObject({ par: winner.username, quand: expect.stringMatching(/^\d{4}-.*Z$/) })
    expect(mailsTo(item.auteur.email)).toHaveLength(1)
  })

  it.each([
    ['2026-03-01T10:00:00Z', '1er mars 2026 à 10:00'],
    ['2026-03-11T10:00:00Z', '11 mars 2026 à 10:00'],
  ])('are told the day, the hour and the decision: %s', async (instant, moment) => {
    const offre = await createWaitingOffre(test)
    test.setNow(new Date(instant))
    const other = await createAdmin(test, { username: 'salma' })
    await decide('verify', offre, { version: 1 }, other)
    test.setNow(null)
    const again = async () => (await decide('verify', offre, { version: 2 })).body.message
    const when = `le ${moment}\u00a0: vérification.`
    expect(await again()).toBe(`Décision déjà prise par salma ${when}`)
    await test.deps.db.delete(utilisateurs).where(eq(utilisateurs.id, other.id))
    expect(await again()).toBe(`Décision déjà prise par un autre administrateur ${when}`)
    const old = await createWaitingOffre(test, { verified: true, statut: 'DISPONIBLE' })
    expect((await decide('verify', old)).body.message).toBe('Cette fiche a déjà fait l’objet d’une décision.')
  })

  it('verify concurrently: one of ten calls succeeds', async () => {
    const offre = await createWaitingOffre(test)
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide('verify', offre)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })
})

describe('reviews', () => {
  it('are listed in every state, with the version that a decision needs', async () => {
    const review = await createWaitingAvis(test)
    const list = async (query = {}) =>
      (await callAs(test, admin, moderation.avis, { query: { size: 200, ...query } })).body
    expect((await list()).content).toContainEqual(
      expect.objectContaining({ id: review.id, etat: 'attente', version: 1, auteurId: review.auteur.id }),
    )
    expect((await list({ valide: true })).content).not.toContainEqual(expect.objectContaining({ id: review.id }))
    expect((await list({ valide: false })).content).toContainEqual(expect.objectContaining({ id: review.id }))
    const [first, second] = (await list({ size: 2 })).content
    expect((await list({ size: 1, page: 1 })).content).toEqual([second])
    expect((await list({ size: 2, page: 1 })).content).not.toContainEqual(first)
  })
})
