import { journal } from '@colocdar/contracts/journal'
import { moderation } from '@colocdar/contracts/moderation'
import { type SignalementDecision, signalements } from '@colocdar/contracts/signalements'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre, offreRow } from '../../testing/offres.ts'
import { reportByStrangers } from '../../testing/signalements.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let admin: TestMembre
let owner: TestMembre
let villeId: number
beforeAll(async () => {
  admin = await createAdmin(test)
  owner = await createMembre(test)
  villeId = (await createVille(test)).id
})
afterEach(() => test.setNow(null))

const publicOffre = (titre = 'Studio clair') => createOffre(test, { proprietaireId: owner.id, villeId, titre })
const isPublic = async (id: number) => (await test.app.inject({ url: `/api/test/coloc/${id}` })).statusCode === 200
const decide = (id: number, decision: SignalementDecision, kind = 'offre') =>
  callAs(test, admin, signalements.decide, { params: { kind, id }, body: { decision, motif: 'Vérifié sur place.' } })
const dossierOf = async (kind: string, id: number) => {
  const { body } = await callAs(test, admin, signalements.dossiers, { query: { size: 200 } })
  return body.content.find((each: { kind: string; objetId: number }) => each.kind === kind && each.objetId === id)
}
const mailsTo = ({ email }: TestMembre) => test.mails.filter(({ to }) => to === email).map(({ template }) => template)

describe('a decision on reports', () => {
  it('without consequence shows the ad again and tells everybody why, but not who reported', async () => {
    const id = await publicOffre()
    const members = await reportByStrangers(test, id, 3)
    expect((await decide(id, 'dismiss')).status).toBe(200)
    expect(await isPublic(id)).toBe(true)
    expect(await dossierOf('offre', id)).toBeUndefined()
    const told = test.mails.filter((mail) => 'motif' in mail && mail.motif === 'Vérifié sur place.')
    expect(told.filter(({ to }) => to === owner.email).at(-1)).toMatchObject({
      template: 'signalementDecide',
      hidden: true,
    })
    for (const member of members) {
      expect(mailsTo(member)).toEqual(['signalementSuivi'])
      expect(JSON.stringify(told.filter(({ to }) => to === owner.email))).not.toContain(member.username)
    }
  })

  it('upheld withdraws the ad with the reason, which a verification can end', async () => {
    const auteur = await createMembre(test)
    const id = await createOffre(test, { proprietaireId: auteur.id, villeId })
    const members = await reportByStrangers(test, id, 3)
    expect((await decide(id, 'uphold')).body.etat).toBe('fonde')
    expect(await offreRow(test, id)).toMatchObject({
      verified: false,
      motifRefus: 'Vérifié sur place.',
      signaleeLe: null,
    })
    expect(mailsTo(auteur)).toEqual(['offreRefusee'])
    expect(members.flatMap(mailsTo)).toEqual(Array(3).fill('signalementSuivi'))
    const { body } = await callAs(test, admin, journal.list, { query: { objet: 'offre', objetId: id } })
    expect(body.content.map(({ action }: { action: string }) => action).sort()).toEqual(['uphold', 'withdraw'])
    expect(JSON.stringify(body)).not.toContain(members[0]?.username)
  })

  it.each(['uphold', 'dismiss'] as const)(
    '%s can be undone for a few seconds: hidden again, and no mail',
    async (decision) => {
      const auteur = await createMembre(test)
      const id = await createOffre(test, { proprietaireId: auteur.id, villeId })
      const members = await reportByStrangers(test, id, 3)
      const before = await offreRow(test, id)
      const { body } = await decide(id, decision)
      expect(await callAs(test, admin, signalements.undo, { params: { id: body.id } })).toMatchObject({
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
      expect((await dossierOf('offre', id)).nombre).toBe(3)
      expect((await callAs(test, admin, signalements.undo, { params: { id: body.id } })).status).toBe(409)
    },
  )

  it('cannot be undone later, or by somebody else', async () => {
    const id = await publicOffre()
    await reportByStrangers(test, id, 1)
    const { body } = await decide(id, 'dismiss')
    const other = await createAdmin(test)
    expect((await callAs(test, other, signalements.undo, { params: { id: body.id } })).status).toBe(404)
    test.setNow(new Date(Date.now() + 11_000))
    expect((await callAs(test, admin, signalements.undo, { params: { id: body.id } })).status).toBe(409)
  })

  it('needs waiting reports and a reason', async () => {
    const id = await publicOffre()
    expect((await decide(id, 'dismiss')).status).toBe(404)
    await reportByStrangers(test, id, 1)
    const params = { kind: 'offre', id }
    const answer = await callAs(test, admin, signalements.decide, { params, body: { decision: 'dismiss', motif: ' ' } })
    expect(answer.body.details.motif).toBe(
      'Indiquez le motif\u00a0: il est envoyé à l’auteur et à ceux qui ont signalé.',
    )
  })

  it('is still needed when the ad was withdrawn before', async () => {
    const id = await publicOffre()
    await reportByStrangers(test, id, 1)
    const { version } = await offreRow(test, id)
    await callAs(test, admin, moderation.withdraw, { params: { kind: 'offre', id }, body: { version, motif: 'Non.' } })
    expect((await decide(id, 'uphold')).status).toBe(200)
  })
})
