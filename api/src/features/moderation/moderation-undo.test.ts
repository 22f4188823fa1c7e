import { moderation, undoGraceSeconds, undoSeconds } from '@colocdar/contracts/moderation'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { offres } from '../../schema/offres.ts'
import {
  createVille,
  createWaitingAvis,
  createWaitingDemande,
  createWaitingOffre,
  type Waiting,
} from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, type TestMembre } from '../../testing/membres.ts'
import { offreRow } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { recordJournal } from '../journal/journal.service.ts'

const test = useTestApp()
let admin: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test)
})
afterEach(() => test.setNow(null))

const decide = async (decision: 'verify' | 'refuse' | 'withdraw', { kind, id }: Waiting, version = 1) => {
  // However long the machine takes, it can be undone.
  test.setNow(new Date())
  const { body } = await callAs(test, admin, moderation[decision], {
    params: { kind, id },
    body: { version, motif: 'Signalé.' },
  })
  return body
}
const undo = (id: number, who = admin) => callAs(test, who, moderation.undo, { params: { id } })
const readItem = async ({ kind, id }: Waiting) =>
  (await callAs(test, admin, moderation.one, { params: { kind, id } })).body
const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email)

describe('undoing a decision', () => {
  it.each([
    ['offre', () => createWaitingOffre(test)],
    ['demande', () => createWaitingDemande(test)],
    ['avis', () => createWaitingAvis(test)],
  ] as const)('restores the state of an %s and cancels the mail to its author', async (_, create) => {
    const item = await create()
    for (const decision of ['verify', 'refuse'] as const) {
      const { version } = await readItem(item)
      const { id } = await decide(decision, item, version)
      expect(mailsTo(item.auteur.email)).toHaveLength(1)
      const { status, body } = await undo(id)
      expect(status).toBe(200)
      expect(body).toMatchObject({ objetId: item.id, etat: 'attente' })
      expect(await readItem(item)).toMatchObject({ etat: 'attente', motifRefus: null, version: body.version })
      expect(mailsTo(item.auteur.email)).toEqual([])
    }
  })

  it('restores the statut, the counter and the place in the queue', async () => {
    const offre = await createWaitingOffre(test, { submittedAt: new Date('2026-01-02T03:04:05Z') })
    const { id } = await decide('verify', offre)
    await undo(id)
    const item = await readItem(offre)
    const trace = { verified: false, statut: 'EN_ATTENTE', submittedAt: '2026-01-02T03:04:05.000Z' }
    expect(item.historique[0]).toMatchObject({
      action: 'undo',
      avant: { ...trace, verified: true, statut: 'DISPONIBLE', version: 2 },
      apres: { ...trace, version: item.version, decision: id },
    })
    expect(item.contenu.statut).toBe('EN_ATTENTE')
    expect(item.submittedAt).toBe('2026-01-02T03:04:05.000Z')
    const list = await test.app.inject(`/api/test/coloc/search?page=0&size=200&verified=true&villeId=${offre.villeId}`)
    expect(list.json()).toMatchObject({ content: [], totalElements: 0 })
  })

  it('makes a withdrawn offer public again', async () => {
    const offre = await createWaitingOffre(test)
    await decide('verify', offre)
    const { prix } = await offreRow(test, offre.id)
    await test.deps.db
      .update(offres)
      .set({ prix: prix * 1.1 })
      .where(eq(offres.id, offre.id))
    const { id } = await decide('withdraw', offre, 3)
    expect((await undo(id)).body.etat).toBe('verifie')
    expect((await offreRow(test, offre.id)).prixVerifie, 'the price that was accepted').toBe(prix)
    expect((await test.app.inject(`/api/test/coloc/${offre.id}`)).json()).toMatchObject({
      verified: true,
      statut: 'DISPONIBLE',
      motifRefus: null,
    })
  })

  it('is offered for five seconds, accepted a little longer, then refused', async () => {
    const offre = await createWaitingOffre(test)
    const decision = await decide('verify', offre)
    const decidedAt = test.deps.clock().getTime()
    expect(decision.undoUntil).toBe(new Date(decidedAt + 5_000).toISOString())
    const end = decidedAt + (undoSeconds + undoGraceSeconds) * 1000
    test.setNow(new Date(end + 1))
    const late = await undo(decision.id)
    expect(late.status).toBe(409)
    expect(late.body.message).toBe('Il est trop tard pour annuler cette décision.')
    test.setNow(new Date(end))
    expect((await undo(decision.id)).status).toBe(200)
  })

  it('works once', async () => {
    const offre = await createWaitingOffre(test)
    const { id } = await decide('verify', offre)
    const answers = await Promise.all([undo(id), undo(id), undo(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('is refused once the item has changed', async () => {
    const offre = await createWaitingOffre(test)
    const { id } = await decide('verify', offre)
    const url = `/api/test/coloc/statut/loue/${offre.id}`
    await test.app.inject({ method: 'PATCH', url, headers: offre.auteur.headers })
    const { status, body } = await undo(id)
    expect(status).toBe(409)
    expect(body.message).toContain('a changé depuis la décision')
    expect(mailsTo(offre.auteur.email)).toHaveLength(1)
  })

  it('answers 404 to another administrator, and for an entry that is not a decision', async () => {
    const offre = await createWaitingOffre(test)
    const { id } = await decide('verify', offre)
    expect((await undo(id, await createAdmin(test))).status).toBe(404)
    expect((await undo(2_000_000_000)).status).toBe(404)
    const undone = await undo(id)
    expect(undone.status).toBe(200)
    const journal = await callAs(test, admin, moderation.one, { params: { kind: 'offre', id: offre.id } })
    expect((await undo(journal.body.historique[0].id)).status).toBe(404)
  })
})

it('the queue has the history of each item, and of no other', async () => {
  const villeId = (await createVille(test)).id
  const offre = await createWaitingOffre(test, { villeId, submittedAt: new Date(Date.now() - 2000) })
  const demande = await createWaitingDemande(test, { villeId, submittedAt: new Date(Date.now() - 1000) })
  // An offer with the number of the request.
  const namesake = { villeId, verified: false, motifRefus: null, masque: false, submittedAt: new Date() }
  await test.deps.db.update(offres).set(namesake).where(eq(offres.id, demande.id))
  const row = { acteurId: admin.id, action: 'refuse', createdAt: new Date() } as const
  await recordJournal(test.deps.db, { ...row, objet: 'offre', objetId: offre.id })
  await recordJournal(test.deps.db, { ...row, objet: 'demande', objetId: demande.id })
  const { items } = (await callAs(test, admin, moderation.queue, { query: { villeId } })).body
  const historiques = items.map(({ id, historique }: { id: number; historique: object[] }) => [id, historique])
  expect(historiques).toEqual([
    [offre.id, [expect.objectContaining({ objet: 'offre', objetId: offre.id })]],
    [demande.id, [expect.objectContaining({ objet: 'demande', objetId: demande.id })]],
    [demande.id, expect.not.arrayContaining([expect.objectContaining({ objet: 'demande' })])],
  ])
  expect(items[1].textesSemblables).toEqual([])
})
