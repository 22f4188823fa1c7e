import { comptes } from '@colocdar/contracts/comptes'
import { journal } from '@colocdar/contracts/journal'
import { moderation, undoSeconds } from '@colocdar/contracts/moderation'
import { signalements } from '@colocdar/contracts/signalements'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { offres } from '../../schema/offres.ts'
import { callAs } from '../../testing/call-as.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createAdmin, createMembre } from '../../testing/membres.ts'
import { createOffre, offreRow } from '../../testing/offres.ts'
import { reportByStrangers, useSignalements } from '../../testing/signalements.ts'

const { test, scene, publicOffre, isPublic, decide, undo, dossierOf, mailsTo } = useSignalements()
// However long the machine takes, a decision can be undone.
beforeEach(() => test.setNow(new Date()))
afterEach(() => test.setNow(null))

describe('[SEC-47] a decision on reports', () => {
  it('without consequence shows the ad again and tells everybody why, but not who reported', async () => {
    const id = await publicOffre()
    const members = await reportByStrangers(test, id, 3)
    expect((await decide(id, 'dismiss')).status).toBe(200)
    expect(await isPublic(id)).toBe(true)
    expect(await dossierOf('offre', id)).toBeUndefined()
    // Those three no longer count: it takes three others.
    await reportByStrangers(test, id, 2)
    expect(await isPublic(id)).toBe(true)
    const told = test.mails.filter(({ motif }) => motif === 'Vérifié sur place.')
    expect(told.filter(({ to }) => to === scene.owner.email).at(-1)).toMatchObject({
      template: 'signalementDecide',
      hidden: true,
    })
    for (const member of members) {
      expect(mailsTo(member)).toEqual(['signalementSuivi'])
      expect(JSON.stringify(told.filter(({ to }) => to === scene.owner.email))).not.toContain(member.username)
    }
  })

  it('upheld withdraws the ad with the reason, which a verification can end', async () => {
    const auteur = await createMembre(test)
    const id = await createOffre(test, { proprietaireId: auteur.id, villeId: scene.villeId })
    const members = await reportByStrangers(test, id, 3)
    expect((await decide(id, 'uphold')).body.etat).toBe('fonde')
    expect(await offreRow(test, id)).toMatchObject({
      verified: false,
      motifRefus: 'Vérifié sur place.',
      signaleeLe: null,
    })
    expect(mailsTo(auteur)).toEqual(['offreRefusee'])
    expect(members.flatMap(mailsTo)).toEqual(Array(3).fill('signalementSuivi'))
    const { body } = await callAs(test, scene.admin, journal.list, { query: { objet: 'offre', objetId: id } })
    expect(body.content.map(({ action }: { action: string }) => action).sort()).toEqual(['uphold', 'withdraw'])
    expect(JSON.stringify(body)).not.toContain(members[0]?.username)
  })

  it.each(['uphold', 'dismiss'] as const)(
    '%s can be undone for a few seconds: hidden again, and no mail',
    async (decision) => {
      const auteur = await createMembre(test)
      const id = await createOffre(test, { proprietaireId: auteur.id, villeId: scene.villeId })
      const members = await reportByStrangers(test, id, 3)
      const before = await offreRow(test, id)
      const { body } = await decide(id, decision)
      expect(await undo(body.id)).toMatchObject({
        status: 200,
        body: { kind: 'offre', objetId: id },
      })
      const { verified, statut, masque, signaleeLe } = await offreRow(test, id)
      expect({ verified, statut, masque, signaleeLe }).toEqual({
        verified: before.verified,
        statut: before.statut,
        masque: true,
        signaleeLe: before.signaleeLe,
      })
      expect([auteur, ...members].flatMap(mailsTo)).toEqual([])
      expect((await dossierOf('offre', id))?.nombre).toBe(3)
      const again = await undo(body.id)
      expect([again.status, again.body.message]).toEqual([409, 'Il est trop tard pour annuler cette décision.'])
      const entries = await callAs(test, scene.admin, journal.list, { query: { objet: 'offre', objetId: id } })
      const undone = expect.objectContaining({ action: 'undo', apres: { decision: body.id } })
      expect(entries.body.content).toContainEqual(undone)
    },
  )

  it('cannot be undone later, or by somebody else', async () => {
    const id = await publicOffre()
    await reportByStrangers(test, id, 1)
    const now = new Date()
    test.setNow(now)
    const { body } = await decide(id, 'dismiss')
    expect(Date.parse(body.undoUntil) - now.getTime()).toBe(undoSeconds * 1000)
    const other = await createAdmin(test)
    expect((await undo(body.id, other)).status).toBe(404)
    test.setNow(new Date(now.getTime() + 11_000))
    const late = await undo(body.id)
    expect([late.status, late.body.message]).toEqual([409, 'Il est trop tard pour annuler cette décision.'])
  })

  it('is asked for page by page', async () => {
    for (let count = 0; count < 2; count += 1) await reportByStrangers(test, await publicOffre(), 1)
    const list = async (query: { page: number; size: number }) =>
      (await callAs(test, scene.admin, signalements.dossiers, { query })).body.content
    const [first, second] = await list({ page: 0, size: 2 })
    expect(await list({ page: 1, size: 1 })).toEqual([second])
    expect(await list({ page: 0, size: 1 })).toEqual([first])
  })

  it('needs waiting reports and a reason', async () => {
    const id = await publicOffre()
    const none = await decide(id, 'dismiss')
    expect([none.status, none.body.message]).toEqual([404, 'Plus aucun signalement n’attend ici.'])
    await reportByStrangers(test, id, 1)
    const params = { kind: 'offre', id }
    const answer = await callAs(test, scene.admin, signalements.decide, {
      params,
      body: { membreId: scene.owner.id, decision: 'dismiss', motif: ' ' },
    })
    expect(answer.body.details.motif).toBe(
      'Indiquez le motif\u00a0: il est envoyé à l’auteur et à ceux qui ont signalé.',
    )
  })

  it('is still needed when the ad was withdrawn before', async () => {
    const id = await publicOffre()
    await reportByStrangers(test, id, 1)
    const { version } = await offreRow(test, id)
    await callAs(test, scene.admin, moderation.withdraw, {
      params: { kind: 'offre', id },
      body: { version, motif: 'Non.' },
    })
    expect((await decide(id, 'uphold')).status).toBe(200)
    const mail = test.mails.findLast(({ to }) => to === scene.owner.email)
    expect(mail).toMatchObject({ template: 'signalementDecide', hidden: false })
  })

  it('of a request shows it again, hides it once more when undone, and writes to nobody who is blocked meanwhile', async () => {
    const auteur = await createMembre(test)
    const id = await createDemande(test, { demandeurId: auteur.id, villeId: scene.villeId })
    // An offer of the same number has nothing to do with it.
    const isHidden = async () => (await offreRow(test, id)).signaleeLe !== null
    await test.deps.db.update(offres).set({ signaleeLe: new Date() }).where(eq(offres.id, id))
    expect(await isHidden()).toBe(true)
    const [blocked, ...others] = await reportByStrangers(test, id, 3, 'demande')
    const status = async () => (await test.app.inject({ url: `/api/test/demande/${id}` })).statusCode
    expect(await status()).toBe(404)
    const { body } = await decide(id, 'dismiss', { kind: 'demande' })
    expect(await status()).toBe(200)
    expect((await undo(body.id)).status).toBe(200)
    expect(await status()).toBe(404)
    await callAs(test, scene.admin, comptes.block, { params: { id: blocked?.id ?? 0 }, body: { motif: 'Fraude.' } })
    expect((await decide(id, 'dismiss', { kind: 'demande' })).status).toBe(200)
    expect(test.mails.filter(({ template, to }) => to === blocked?.email && template === 'signalementSuivi')).toEqual(
      [],
    )
    expect(others.flatMap(mailsTo)).toEqual(['signalementSuivi', 'signalementSuivi'])
    expect(await isHidden()).toBe(true)
  })
})
