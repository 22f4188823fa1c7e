import { alertes } from '@colocdar/contracts/alertes'
import { moderation } from '@colocdar/contracts/moderation'
import { offres } from '@colocdar/contracts/offres'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { alerteEnvois } from '../../schema/alertes.ts'
import { offres as offresTable } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createWaitingOffre } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { sendDailyAlertes } from './alertes-annonces.service.ts'
import { prepareAlerteMail } from './alertes-mails.service.ts'

const test = useTestApp()
let admin: TestMembre
let villeId: number
let elsewhere: number
beforeAll(async () => {
  admin = await createAdmin(test)
  villeId = (await createVille(test, 'Essaouira')).id
  elsewhere = (await createVille(test, 'Fès')).id
})
afterEach(() => {
  vi.restoreAllMocks()
  test.setNow(null)
  test.alerteMails.length = 0
})

const follow = async (filtres: object, frequence = 'immediate', changes = {}) => {
  const membre = await createMembre(test, changes)
  const { status, body } = await callAs(test, membre, alertes.create, { body: { filtres, frequence } })
  expect(status, JSON.stringify(body)).toBe(201)
  return { membre, id: body.id as number }
}
const submit = (changes = {}) => createWaitingOffre(test, { villeId, ...changes })
const versionOf = async (id: number) =>
  (await test.deps.db.select({ version: offresTable.version }).from(offresTable).where(eq(offresTable.id, id)))[0]
    ?.version
const verify = async (id: number) =>
  callAs(test, admin, moderation.verify, { params: { kind: 'offre', id }, body: { version: await versionOf(id) } })
const publish = async (changes = {}) => {
  const { id, auteur } = await submit(changes)
  expect((await verify(id)).status).toBe(200)
  return { id, auteur }
}
const mailsTo = ({ email }: TestMembre) => test.alerteMails.filter(({ mail }) => mail.to === email)
const prepared = (membre: TestMembre) =>
  Promise.all(mailsTo(membre).map(({ mail, id }) => prepareAlerteMail('offre')(test.deps, mail, id)))

const described = {
  titre: 'Chambre claire',
  description: 'Vue sur la mer, cuisine équipée.',
  quartier: 'Médina',
  prix: 2500,
  superficie: 18,
  duree: 6,
  logementType: 'CHAMBRE',
  dateDisponibilite: '2026-12-01',
  meuble: true,
  fumeurs: false,
  accueille: 'FEMMES',
} as const

describe('an offer that becomes public', () => {
  it('[ALERT-05] is told to whom the search would show it, and to nobody else', async () => {
    const searches: Record<string, string | number>[] = [
      ...[{}, { villeId }, { villeId: elsewhere }, { q: 'mer' }, { q: 'montagne' }, { q: 'essaouira' }, { q: 'le la' }],
      ...[{ quartier: 'medina' }, { quartier: 'Agdal' }, { prixMin: 2500 }, { prixMin: 2501 }, { prixMax: 2500 }],
      ...[{ prixMax: 2499.5 }, { logementType: 'CHAMBRE,VILLA' }, { logementType: 'STUDIO' }, { superficieMin: 18 }],
      ...[
        { superficieMin: 19 },
        { dispoLe: '2026-12-01' },
        { dispoLe: '2026-11-30' },
        { dureeMax: 6 },
        { dureeMax: 5 },
      ],
      ...[{ meuble: 'true' }, { meuble: 'false' }, { fumeurs: 'true' }, { fumeurs: 'false' }],
      ...[{ internet: 'true' }, { internet: 'false' }, { accueille: 'FEMMES,TOUS' }, { accueille: 'HOMMES' }],
      { villeId, q: 'chambre', prixMax: 3000, logementType: 'CHAMBRE', meuble: 'true', dispoLe: '2027-01-01' },
    ]
    const followers = await Promise.all(searches.map((filtres) => follow(filtres)))
    const { id } = await publish(described)
    const found = await Promise.all(
      searches.map(async (query) => {
        const { body } = await callAs(test, null, offres.search, { query: { ...query, size: 200 } })
        return body.content.some((offre: { id: number }) => offre.id === id)
      }),
    )
    expect(found.filter(Boolean).length).toBeGreaterThan(12)
    expect(searches.filter((_, index) => mailsTo(followers[index]?.membre as TestMembre).length === 1)).toEqual(
      searches.filter((_, index) => found[index]),
    )
  })

  it('[ALERT-06] is not told to its owner, nor to who is blocked, unverified by now, or has stopped the alert', async () => {
    const { id, auteur } = await submit({ quartier: 'Borj' })
    const owner = await callAs(test, auteur, alertes.create, {
      body: { filtres: { quartier: 'Borj' }, frequence: 'immediate' },
    })
    expect(owner.status).toBe(201)
    const wanted = { quartier: 'Borj' }
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
    const told = [auteur, blocked.membre, unverified.membre, stopped.membre, reader.membre].map(
      (who) => mailsTo(who).length,
    )
    expect(told).toEqual([0, 0, 0, 0, 1])
    expect(test.alerteMails.map(({ mail }) => mail.to)).not.toContain('')
  })

  it('[ALERT-07] is told once to a member, whatever becomes of it and however many alerts find it', async () => {
    const { membre } = await follow({ quartier: 'Ghazoua' }, 'quotidienne')
    await callAs(test, membre, alertes.create, { body: { filtres: { q: 'ghazoua' }, frequence: 'immediate' } })
    const { id, auteur } = await publish({ quartier: 'Ghazoua' })
    expect(mailsTo(membre)).toHaveLength(1)
    await callAs(test, auteur, offres.markLoue, { params: { id } })
    await callAs(test, auteur, offres.markDisponible, { params: { id } })
    expect(mailsTo(membre)).toHaveLength(1)
    await sendDailyAlertes(test.deps)
    expect(mailsTo(membre)).toHaveLength(1)
  })

  it('[ALERT-07] is not told to who began to follow while it was public, when its owner edits it', async () => {
    const { id, auteur } = await publish({ quartier: 'Bouakhir' })
    const { membre } = await follow({ quartier: 'Bouakhir' })
    expect((await callAs(test, auteur, offres.update, { params: { id }, body: { prix: 2600 } })).status).toBe(200)
    expect(mailsTo(membre)).toEqual([])
  })

  it('[ALERT-08] is told if and only if its verification commits', async () => {
    const { membre } = await follow({ quartier: 'Azlef' })
    const { id } = await submit({ quartier: 'Azlef' })
    vi.spyOn(test.deps.mails, 'enqueueMany').mockRejectedValueOnce(new Error('the process dies'))
    expect((await verify(id)).status).toBe(500)
    expect(await test.deps.db.$count(alerteEnvois, eq(alerteEnvois.annonceId, id))).toBe(0)
    expect((await verify(id)).status).toBe(200)
    expect(mailsTo(membre)).toHaveLength(1)
  })

  it('[ALERT-09] that is withdrawn before the mail leaves is not told, and is new when it comes back', async () => {
    const { membre } = await follow({ quartier: 'Skala' })
    const { id } = await submit({ quartier: 'Skala' })
    // However long the machine takes, the decision can be undone.
    test.setNow(new Date())
    const { body } = await verify(id)
    expect((await callAs(test, admin, moderation.undo, { params: { id: body.id } })).status).toBe(200)
    test.setNow(null)
    expect(await prepared(membre)).toEqual([null])
    await verify(id)
    expect(mailsTo(membre)).toHaveLength(2)
    expect(await prepared(membre)).toMatchObject([null, { annonces: [{ annonceId: id }] }])
  })
})

describe('mails of alerts', () => {
  it('[ALERT-10] are at most five at once in a day; the daily one has the rest, once', async () => {
    const { membre } = await follow({ quartier: 'Diabat' })
    test.setNow(new Date('2026-11-16T09:00:00Z'))
    for (let count = 0; count < 7; count += 1) await publish({ quartier: 'Diabat', titre: `Chambre ${count}` })
    expect(mailsTo(membre)).toHaveLength(5)
    await Promise.all([sendDailyAlertes(test.deps), sendDailyAlertes(test.deps)])
    expect(mailsTo(membre)).toHaveLength(6)
    await prepared(membre)
    // A retry has the same offers.
    const daily = (await prepared(membre)).at(-1)
    expect(daily).toMatchObject({
      alertes: ['Diabat'],
      autres: 0,
      annonces: [
        { titre: 'Chambre 6', lieu: 'Essaouira · Diabat' },
        { titre: 'Chambre 5', prix: 2500 },
      ],
    })
    test.setNow(new Date('2026-11-17T09:01:00Z'))
    // The session of a day ago has ended.
    admin = await createAdmin(test)
    await publish({ quartier: 'Diabat' })
    expect(mailsTo(membre)).toHaveLength(7)
    // That of the next tests begins today.
    test.setNow(null)
    admin = await createAdmin(test)
  })

  it('[ALERT-11] come once a day to who asked for that', async () => {
    const { membre } = await follow({ quartier: 'Moulay' }, 'quotidienne')
    await publish({ quartier: 'Moulay' })
    expect(mailsTo(membre)).toEqual([])
    await sendDailyAlertes(test.deps)
    expect(mailsTo(membre)).toHaveLength(1)
    // What was told is forgotten after 180 days.
    const keptAfter = async (days: number) => {
      test.setNow(new Date(Date.now() + days * 86_400_000))
      await sendDailyAlertes(test.deps)
      return test.deps.db.$count(alerteEnvois, eq(alerteEnvois.utilisateurId, membre.id))
    }
    expect([await keptAfter(179), await keptAfter(181)]).toEqual([1, 0])
  })

  it('[ALERT-12] are stopped by their link: one press of a mail program, without signing in', async () => {
    const { membre, id } = await follow({ quartier: 'Argana' })
    await publish({ quartier: 'Argana' })
    const [mail] = await prepared(membre)
    const token = mail?.token ?? ''
    const press = (value: string) =>
      test.app.inject({
        method: 'POST',
        url: `/alertes/arret/${value}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    const frequence = async () =>
      (await callAs(test, membre, alertes.list)).body.find((alerte: { id: number }) => alerte.id === id).frequence
    // Scanners of mails follow links.
    await test.app.inject({ method: 'GET', url: `/alertes/arret/${token}` })
    expect(await frequence()).toBe('immediate')
    const unknown = await callAs(test, null, alertes.arret, { body: { token: 'x'.repeat(43) } })
    expect([unknown.status, unknown.body.message]).toEqual([
      400,
      'Ce lien n’est plus valable. Connectez-vous pour gérer vos alertes.',
    ])
    expect((await press('x'.repeat(43))).statusCode).toBe(400)
    expect((await press(token)).statusCode).toBe(200)
    expect(await frequence()).toBe('arretee')
    const again = await callAs(test, null, alertes.arret, { body: { token } })
    expect([again.status, again.body]).toEqual([
      200,
      { message: 'C’est fait\u00a0: vous ne recevrez plus d’e-mail de cette alerte.' },
    ])
    const { rows } = await test.deps.db.execute<{ dump: string }>(
      'select alerte_jetons::text as dump from alerte_jetons',
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    // What was already on its way is not sent either.
    expect(await prepared(membre)).toEqual([null])
  })
})
