import { alertes } from '@colocdar/contracts/alertes'
import { comptes } from '@colocdar/contracts/comptes'
import { demandes } from '@colocdar/contracts/demandes'
import { type DemandeFiltre, demandeFiltres } from '@colocdar/contracts/demandes-filtres'
import { fraicheur } from '@colocdar/contracts/fraicheur'
import { moderation } from '@colocdar/contracts/moderation'
import { and, eq, gte } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { alerteEnvoisDemandes, alertes as alertesTable } from '../../schema/alertes.ts'
import type { demandes as demandesTable } from '../../schema/demandes.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createWaitingDemande } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { showReportedDemande } from '../demandes/demandes-visibility.service.ts'
import { announce, sendDailyAlertes } from './alertes-annonces.service.ts'
import { prepareAlerteMail } from './alertes-mails.service.ts'

const test = useTestApp()
let admin: TestMembre
let villeId: number
let elsewhere: number
beforeAll(async () => {
  admin = await createAdmin(test)
  villeId = (await createVille(test, 'Tétouan', 'تطوان')).id
  elsewhere = (await createVille(test, 'Safi')).id
})

type Changes = Partial<typeof demandesTable.$inferInsert>

const follow = async (filtres: object, frequence = 'immediate') => {
  const membre = await createMembre(test)
  const body = { type: 'demande', filtres, frequence }
  const answer = await callAs(test, membre, alertes.create, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return { membre, id: answer.body.id as number }
}
const publicDemande = async (changes: Changes = {}) => {
  const author = await createMembre(test)
  return { author, id: await createDemande(test, { demandeurId: author.id, villeId, ...changes }) }
}
const verify = (id: number, version = 1) =>
  callAs(test, admin, moderation.verify, { params: { kind: 'demande', id }, body: { version } })
const mailsTo = ({ email }: TestMembre) => test.alerteMails.filter(({ mail }) => mail.to === email)
const prepared = (membre: TestMembre) =>
  Promise.all(mailsTo(membre).map(({ mail, id }) => prepareAlerteMail('demande')(test.deps, mail, id)))

/** Each filter with a request that it finds, and one that differs in that alone. */
const questions: Record<DemandeFiltre, () => { wanted: unknown; found: Changes; other: Changes }> = {
  villeId: () => ({ wanted: villeId, found: { villeId }, other: { villeId: elsewhere } }),
  q: () => ({ wanted: 'piano', found: { description: 'Je joue du piano.' }, other: { description: 'Calme.' } }),
  quartier: () => ({ wanted: 'ensanche', found: { quartier: 'Ensanche' }, other: { quartier: 'Malaga' } }),
  budgetMin: () => ({ wanted: 2000, found: { budget: 2000 }, other: { budget: 1999 } }),
  budgetMax: () => ({ wanted: 2000, found: { budget: 2000 }, other: { budget: 2001 } }),
  dispoLe: () => ({
    wanted: '2027-01-01',
    found: { dateDisponibilite: '2027-01-01' },
    other: { dateDisponibilite: '2027-01-02' },
  }),
}

describe('alerts for requests', () => {
  it.each(Object.keys(demandeFiltres) as DemandeFiltre[])(
    '[ALERT-05] are told what the search finds by %s, and nothing else',
    async (name) => {
      const { wanted, found, other } = questions[name]()
      const { membre } = await follow({ [name]: wanted })
      const ids = [(await publicDemande(found)).id, (await publicDemande(other)).id]
      const { body } = await callAs(test, null, demandes.search, { query: { [name]: String(wanted), size: 200 } })
      const searched = body.content.map(({ id }: { id: number }) => id)
      expect(ids.map((id) => searched.includes(id))).toEqual([true, false])
      await announce(test.deps.db, test.deps, 'demande', ids)
      expect(await prepared(membre)).toMatchObject([{ annonces: [{ annonceId: ids[0] }] }])
    },
  )

  it('[ALERT-05] tell of a request when it is verified, with its budget and place, and never of an offer', async () => {
    const { membre, id: alerteId } = await follow({ villeId, quartier: 'Touilaa', budgetMax: 2500 })
    const owner = await createMembre(test)
    await callAs(test, owner, alertes.create, { body: { filtres: { quartier: 'Touilaa' }, frequence: 'immediate' } })
    const offreId = await createOffre(test, { proprietaireId: admin.id, villeId, quartier: 'Touilaa', prix: 2000 })
    await announce(test.deps.db, test.deps, 'offre', [offreId])
    const { id } = await createWaitingDemande(test, { villeId, quartier: 'Touilaa' })
    expect([mailsTo(membre), mailsTo(owner).length]).toEqual([[], 1])
    expect((await verify(id)).status).toBe(200)
    expect(mailsTo(owner)).toHaveLength(1)
    expect(mailsTo(membre).map(({ mail }) => mail.template)).toEqual(['alerteDemandes'])
    expect(await prepared(membre)).toMatchObject([
      {
        alertes: ['Tétouan, Touilaa, Jusqu’à 2\u202f500\u00a0dh'],
        annonces: [{ annonceId: id, prix: 2000, lieu: 'Tétouan · Touilaa' }],
        arabe: {
          alertes: ['تطوان، \u2068Touilaa\u2069، إلى غاية 2500\u00a0درهم'],
          annonces: [{ annonceId: id, prix: 2000, lieu: 'تطوان · Touilaa' }],
        },
        autres: 0,
      },
    ])
    const list = await callAs(test, membre, alertes.list)
    expect(list.body).toMatchObject([
      { id: alerteId, type: 'demande', filtres: { villeId, quartier: 'Touilaa', budgetMax: 2500 } },
    ])
  })

  const asleep = { endormieLe: new Date(), masque: true }
  const wayBack: Record<string, [Changes, (id: number, author: TestMembre) => Promise<unknown>]> = {
    'woken by a press': [asleep, (id, as) => callAs(test, as, fraicheur.confirm, { params: { kind: 'demande', id } })],
    'woken by an edit': [
      asleep,
      (id, as) => callAs(test, as, demandes.update, { params: { id }, body: { budget: 2100 } }),
    ],
    'woken by giving up a change': [
      asleep,
      (id, as) => callAs(test, as, demandes.removeModification, { params: { id } }),
    ],
    'no longer hidden by reports': [
      { signaleeLe: new Date(), masque: true },
      (id) => showReportedDemande(test.deps.db, test.deps, id),
    ],
    'of somebody unblocked': [
      { masque: true },
      async (_id, { id }) => {
        const params = { id }
        await callAs(test, admin, comptes.block, { params, body: { motif: 'Fraude.' } })
        await callAs(test, admin, comptes.unblock, { params })
      },
    ],
  }
  it.each(Object.keys(wayBack))('[ALERT-05] tell of a request that is %s', async (way) => {
    const [changes, act] = wayBack[way] ?? [{}, async () => {}]
    const { id, author } = await publicDemande({ quartier: 'Saniat', ...changes })
    const { membre } = await follow({ quartier: 'Saniat' })
    await act(id, author)
    expect(await prepared(membre)).toMatchObject([{ annonces: [{ annonceId: id }] }])
  })

  it('[ALERT-06] do not tell its author, nor who is blocked, unverified by now, or has stopped the alert', async () => {
    const wanted = { quartier: 'Korrat' }
    const { id, auteur } = await createWaitingDemande(test, { villeId, ...wanted })
    await callAs(test, auteur, alertes.create, { body: { type: 'demande', filtres: wanted, frequence: 'immediate' } })
    const [blocked, unverified, stopped, reader] = [
      await follow(wanted),
      await follow(wanted),
      await follow(wanted, 'arretee'),
      await follow(wanted),
    ]
    const change = (who: TestMembre, columns: object) =>
      test.deps.db.update(utilisateurs).set(columns).where(eq(utilisateurs.id, who.id))
    await change(blocked.membre, { blockedAt: new Date() })
    await change(unverified.membre, { emailVerifiedAt: null })
    await verify(id)
    const everyone = [auteur, blocked.membre, unverified.membre, stopped.membre, reader.membre]
    expect(everyone.map((who) => mailsTo(who).length)).toEqual([0, 0, 0, 0, 1])
  })

  it('[ALERT-07] tell once, also when it comes back, and are stopped by the link of their mail', async () => {
    const { membre, id: alerteId } = await follow({ quartier: 'Wilaya' })
    const { id } = await publicDemande({ quartier: 'Wilaya' })
    for (let count = 0; count < 2; count += 1) await announce(test.deps.db, test.deps, 'demande', [id])
    const [mail, ...others] = await prepared(membre)
    expect(others).toEqual([])
    expect((await callAs(test, null, alertes.arret, { body: { token: mail?.token } })).status).toBe(200)
    expect((await callAs(test, membre, alertes.list)).body).toMatchObject([{ id: alerteId, frequence: 'arretee' }])
  })

  it('[ALERT-09] forget one that is withdrawn before the mail leaves: it is new when it comes back', async () => {
    const { membre } = await follow({ quartier: 'Azla' })
    const { id } = await createWaitingDemande(test, { villeId, quartier: 'Azla' })
    // However long the machine takes, the decision can be undone.
    test.setNow(new Date())
    const { body } = await verify(id)
    expect((await callAs(test, admin, moderation.undo, { params: { id: body.id } })).status).toBe(200)
    test.setNow(null)
    expect(await prepared(membre)).toEqual([null])
    const item = await callAs(test, admin, moderation.one, { params: { kind: 'demande', id } })
    await verify(id, item.body.version)
    expect(await prepared(membre)).toMatchObject([null, { annonces: [{ annonceId: id }] }])
  })

  it('[ALERT-10] share the five mails at once of a day with alerts for offers; the daily one has the rest', async () => {
    const { membre } = await follow({ quartier: 'Martil' })
    await callAs(test, membre, alertes.create, { body: { filtres: { quartier: 'Martil' }, frequence: 'immediate' } })
    const place = { villeId, quartier: 'Martil' }
    for (let count = 0; count < 3; count += 1)
      await announce(test.deps.db, test.deps, 'offre', [
        await createOffre(test, { proprietaireId: admin.id, ...place }),
      ])
    for (let count = 0; count < 3; count += 1)
      await announce(test.deps.db, test.deps, 'demande', [(await publicDemande(place)).id])
    expect(mailsTo(membre)).toHaveLength(5)
    await sendDailyAlertes(test.deps)
    await sendDailyAlertes(test.deps)
    expect(mailsTo(membre)).toHaveLength(6)
    expect((await prepared(membre)).at(-1)).toMatchObject({ alertes: ['Martil'], annonces: [{}], autres: 0 })
  })

  it('[ALERT-11] come once a day to who asked for that, and are forgotten after 180 days', async () => {
    const { membre } = await follow({ quartier: 'Cabo' }, 'quotidienne')
    await announce(test.deps.db, test.deps, 'demande', [(await publicDemande({ quartier: 'Cabo' })).id])
    expect(mailsTo(membre)).toEqual([])
    await sendDailyAlertes(test.deps)
    expect(mailsTo(membre)).toHaveLength(1)
    const keptAfter = async (days: number) => {
      test.setNow(new Date(Date.now() + days * 86_400_000))
      await sendDailyAlertes(test.deps)
      test.setNow(null)
      return test.deps.db.$count(alerteEnvoisDemandes, eq(alerteEnvoisDemandes.utilisateurId, membre.id))
    }
    expect([await keptAfter(179), await keptAfter(181)]).toEqual([1, 0])
  })

  it('[REL-15] are none for version 1.1: no offer is as cheap as they ask', async () => {
    await follow({ villeId, budgetMax: 1_000_000 })
    await follow({})
    const found = and(eq(alertesTable.type, 'demande'), gte(alertesTable.prixMax, 0))
    expect(await test.deps.db.$count(alertesTable, eq(alertesTable.type, 'demande'))).toBeGreaterThan(1)
    expect(await test.deps.db.$count(alertesTable, found)).toBe(0)
  })

  it('are apart from alerts for offers with the same filters, and ignore the filters of offers', async () => {
    const { membre, id } = await follow({ q: 'calme', prixMax: 2000, meuble: true })
    const body = { filtres: { q: 'calme', budgetMax: 2000 }, frequence: 'immediate' }
    const offre = await callAs(test, membre, alertes.create, { body })
    const again = await callAs(test, membre, alertes.create, {
      body: { ...body, type: 'demande', filtres: { q: 'Calme' } },
    })
    expect([offre.body.type, offre.body.filtres, again.body.id]).toEqual(['offre', { q: 'calme' }, id])
    const unknown = await callAs(test, membre, alertes.create, { body: { ...body, type: 'avis' } })
    expect([unknown.status, unknown.body.details]).toEqual([400, { type: 'Choisissez les offres ou les demandes.' }])
    const crossed = { type: 'demande', filtres: { budgetMin: 3000, budgetMax: 2000 }, frequence: 'immediate' }
    const refused = await callAs(test, membre, alertes.create, { body: crossed })
    expect(Object.keys(refused.body.details)).toEqual(['filtres.budgetMin'])
  })
})
