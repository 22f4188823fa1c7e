import { alerteLimits, alertes } from '@colocdar/contracts/alertes'
import { comptes } from '@colocdar/contracts/comptes'
import { fraicheur } from '@colocdar/contracts/fraicheur'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { showReportedOffre } from '../offres/offres-visibility.service.ts'
import { announce, sendDailyAlertes } from './alertes-annonces.service.ts'
import { prepareAlerteMail } from './alertes-mails.service.ts'

const test = useTestApp()
let membre: TestMembre
let villeId: number

beforeAll(async () => {
  villeId = (await createVille(test, 'Tanger')).id
})
beforeEach(async () => {
  membre = await createMembre(test)
})

const create = (filtres: object, frequence = 'immediate', as: TestMembre | null = membre) =>
  callAs(test, as, alertes.create, { body: { filtres, frequence } })
const list = async () => (await callAs(test, membre, alertes.list)).body

describe('alerts', () => {
  it('[ALERT-01] keep the filters of a list, as its URL has them', async () => {
    const typed = { villeId: String(villeId), prixMax: '2 500', logementType: 'STUDIO,CHAMBRE', meuble: 'true', q: '' }
    const { status, body } = await create(typed)
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        type: 'offre',
        filtres: { villeId, prixMax: 2500, logementType: ['CHAMBRE', 'STUDIO'], meuble: true },
        villeNom: 'Tanger',
        villeNomArabe: null,
        repereNom: null,
        repereNomArabe: null,
        frequence: 'immediate',
        createdAt: expect.any(String),
      },
    ])
    expect(await list()).toEqual([body])
  })

  it('are one for one search, however it is written', async () => {
    const first = await create({ q: 'Maârif', quartier: 'Océan' })
    const again = await create({ quartier: ' ocean', q: 'MAARIF ' }, 'quotidienne')
    expect([again.body.id, again.body.frequence]).toEqual([first.body.id, 'quotidienne'])
    expect(await list()).toHaveLength(1)
  })

  it('are two for two searches, be it by one word', async () => {
    for (const filtres of [{ q: 'tram' }, { q: 'balcon' }, { quartier: 'Océan' }, { quartier: 'Agdal' }])
      expect((await create(filtres)).status).toBe(201)
    expect(await list()).toHaveLength(4)
  })

  it('[ALERT-02] need a verified e-mail', async () => {
    const unverified = await createMembre(test, { emailVerifiedAt: null })
    expect((await create({}, 'immediate', unverified)).body.code).toBe('EMAIL_NOT_VERIFIED')
    expect((await create({}, 'immediate', null)).status).toBe(401)
  })

  it.each([
    [{ prixMin: 3000, prixMax: 2000 }, 'filtres.prixMin'],
    [{ villeId: 2_000_000_000 }, 'villeId'],
    [{ dispoLe: '2026-02-31' }, 'filtres.dispoLe'],
    [{ q: 'x'.repeat(101) }, 'filtres.q'],
    [{ logementType: ['CHATEAU'] }, 'filtres.logementType.0'],
  ])('refuse %j', async (filtres, field) => {
    const { status, body } = await create(filtres)
    expect([status, Object.keys(body.details)]).toEqual([400, [field]])
  })

  it('[ALERT-03] are at most 20 for one member, also by parallel calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: alerteLimits.membre + 5 }, (_, index) => create({ prixMax: 1000 + index })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(alerteLimits.membre)
    expect(answers.find(({ status }) => status !== 201)?.body.message).toContain('Vous avez déjà 20 alertes')
  })

  it('[ALERT-04] are changed and removed by their member alone', async () => {
    const { id } = (await create({})).body
    const other = await createMembre(test)
    const change = (as: TestMembre) =>
      callAs(test, as, alertes.update, { params: { id }, body: { frequence: 'arretee' } })
    const message = 'Cette alerte n’existe pas.'
    expect(await change(other)).toMatchObject({ status: 404, body: { message } })
    const removed = await callAs(test, other, alertes.remove, { params: { id } })
    expect(removed).toMatchObject({ status: 404, body: { message } })
    expect((await list())[0].frequence).toBe('immediate')
    expect((await change(membre)).body.frequence).toBe('arretee')
    expect((await callAs(test, membre, alertes.remove, { params: { id } })).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('treats operators of the search language as words', async () => {
    expect((await create({ q: "a & | ! ( ' :* <->" })).status).toBe(201)
    const { rows } = await test.deps.db.execute<{ mots: string }>(
      sql`select mots::text from alertes where utilisateur_id = ${membre.id}`,
    )
    expect(rows[0]?.mots).not.toMatch(/[!|]/)
  })

  const asleep = { endormieLe: new Date(), masque: true }
  const wayBack: Record<string, [object, (id: number, owner: TestMembre) => Promise<unknown>]> = {
    'available again': [
      { statut: 'LOUE' },
      (id, as) => call(test, 'PATCH', `/test/coloc/statut/disponible/${id}`, { as }),
    ],
    'woken by a press': [asleep, (id, as) => callAs(test, as, fraicheur.confirm, { params: { kind: 'offre', id } })],
    'woken by an edit': [asleep, (id, as) => call(test, 'PUT', `/test/coloc/${id}`, { as, body: { prix: 2600 } })],
    'woken by giving up a change': [asleep, (id, as) => call(test, 'DELETE', `/test/coloc/${id}/modification`, { as })],
    'no longer hidden by reports': [
      { signaleeLe: new Date(), masque: true },
      (id) => showReportedOffre(test.deps.db, test.deps, id),
    ],
    'of somebody unblocked': [
      { masque: true },
      async (_id, { id }) => {
        const params = { id }
        const admin = await createAdmin(test)
        await callAs(test, admin, comptes.block, { params, body: { motif: 'Fraude.' } })
        await callAs(test, admin, comptes.unblock, { params })
      },
    ],
  }

  it.each(Object.keys(wayBack))('[ALERT-05] tell of an offer that is %s', async (way) => {
    const [changes, act] = wayBack[way] ?? [{}, async () => {}]
    const owner = await createMembre(test)
    const id = await createOffre(test, { proprietaireId: owner.id, villeId, quartier: 'Marchane', ...changes })
    await create({ quartier: 'Marchane' })
    await act(id, owner)
    const [mail, ...others] = test.alerteMails.filter(({ mail: { to } }) => to === membre.email)
    expect(others).toEqual([])
    expect(mail && (await prepareAlerteMail('offre')(test.deps, mail.mail, mail.id))).toMatchObject({
      annonces: [{ annonceId: id }],
    })
  })

  it('[ALERT-11] are named in their mail, with at most twenty offers', async () => {
    const [{ id: proprietaireId }, any] = [await createMembre(test), await createMembre(test)]
    await create({ villeId, prixMax: 2600, dispoLe: '2027-01-15' }, 'quotidienne')
    await create({}, 'quotidienne', any)
    const { rows } = await test.deps.db.execute<{ id: number }>(sql`
      insert into offres (titre, description, quartier, superficie, nbr_coloc, logement_type, prix, date_disponibilite,
        ville_id, proprietaire_id, statut, verified)
      select 'Chambre ' || i, 'Claire.', 'Médina', 9, 1, 'CHAMBRE', 2600, '2000-01-01', ${villeId}, ${proprietaireId},
        'DISPONIBLE', true from generate_series(1, 22) i returning id`)
    const ids = rows.map(({ id }) => id)
    await announce(test.deps.db, test.deps, 'offre', ids)
    await sendDailyAlertes(test.deps)
    const mailOf = async ({ email }: TestMembre) => {
      const [queued] = test.alerteMails.filter(({ mail }) => mail.to === email)
      return queued ? prepareAlerteMail('offre')(test.deps, queued.mail, queued.id) : null
    }
    const mail = await mailOf(membre)
    expect(mail?.alertes).toEqual(['Tanger, Jusqu’à 2\u202f600\u00a0dh, Libre le 15 janvier 2027'])
    expect([mail?.annonces.map(({ annonceId }) => annonceId), mail?.autres]).toEqual([ids.toReversed().slice(0, 20), 2])
    expect(await mailOf(any)).toMatchObject({ alertes: ['Toutes les offres'] })
  })
})
