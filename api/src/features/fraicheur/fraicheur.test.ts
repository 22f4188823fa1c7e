import { fraicheur } from '@colocdar/contracts/fraicheur'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../mail/mail-kind.ts'
import type { MailQueue } from '../../mail/mail-queue.ts'
import { offres } from '../../schema/offres.ts'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createDemande, demandeRow } from '../../testing/demandes.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre, offreRow } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { createVisite } from '../../testing/visites.ts'
import type { FraicheurFields } from './fraicheur.mails.ts'
import { prepareFraicheurMail } from './fraicheur.service.ts'
import { sweepFraicheur } from './fraicheur-sweep.service.ts'

const test = useTestApp()
let villeId: number
let owner: TestMembre
const start = new Date('2026-06-01T08:00:00Z')
const day = (days: number) => new Date(start.getTime() + days * 86_400_000)
beforeAll(async () => {
  villeId = (await createVille(test, 'Ifrane')).id
  owner = await createMembre(test)
})
beforeEach(() => test.setNow(null))

/** The mails that were queued, as they wait. */
const asked: (Mail & FraicheurFields)[] = []
const sweep = (batchSize?: number) => {
  const enqueue: MailQueue['enqueue'] = async (_db, mail) => {
    asked.push(mail as Mail & FraicheurFields)
  }
  return sweepFraicheur({ ...test.deps, mails: { ...test.deps.mails, enqueue } }, batchSize)
}
const sweepOn = (days: number) => {
  test.setNow(day(days))
  return sweep()
}
const add = (changes = {}) =>
  createOffre(test, { proprietaireId: owner.id, villeId, confirmeeLe: start, createdAt: start, ...changes })
const listed = async (id: number) => {
  const { content } = (await call(test, 'GET', `/test/coloc/search?villeId=${villeId}&size=200`)).json()
  return content.some((offre: { id: number }) => offre.id === id)
}
const page = async (id: number) => (await call(test, 'GET', `/test/coloc/${id}`)).json()
const mailsFor = (id: number) => asked.filter(({ annonceId }) => annonceId === id)
const linksOf = async (id: number) => {
  const [mail] = mailsFor(id).slice(-1)
  if (!mail) throw new Error('no mail')
  const ready = await prepareFraicheurMail(test.deps, mail)
  if (!ready) throw new Error('the mail is not needed')
  return ready
}
const read = async (token: string) => (await callAs(test, null, fraicheur.readLien, { body: { token } })).body
const answer = async (token: string) => (await callAs(test, null, fraicheur.answer, { body: { token } })).body
const confirm = (as: TestMembre, id: number, kind: 'offre' | 'demande' = 'offre') =>
  callAs(test, as, fraicheur.confirm, { params: { kind, id } })

describe('an offer that nobody confirms', () => {
  it('is asked for after 14 days, once, and sleeps after 30', async () => {
    const id = await add()
    await sweepOn(13)
    expect(mailsFor(id)).toEqual([])
    expect(await sweepOn(15)).toEqual({ rappelees: 1, endormies: 0 })
    await sweepOn(16)
    expect(mailsFor(id)).toMatchObject([{ to: owner.email, kind: 'offre', confirmeeLe: start.toISOString() }])
    await sweepOn(29)
    expect(await listed(id)).toBe(true)
    expect(await sweepOn(31.5)).toEqual({ rappelees: 0, endormies: 1 })
    expect(await listed(id)).toBe(false)
    expect(await page(id)).toMatchObject({ id, endormie: true, confirmeeLe: start.toISOString() })
    expect(
      (await call(test, 'GET', `/test/coloc/search?userId=${owner.id}&size=200`)).json().content,
    ).not.toContainEqual(expect.objectContaining({ id }))
  })

  it('is never put to sleep before its owner had 16 days to answer, however late the mail', async () => {
    const id = await add()
    await sweepOn(200)
    expect(mailsFor(id)).toHaveLength(1)
    await sweepOn(215)
    expect(await listed(id)).toBe(true)
    await sweepOn(217)
    expect(await listed(id)).toBe(false)
  })

  it('is left alone when it waits, is rented or hidden', async () => {
    const hidden = [
      await add({ verified: false, statut: 'EN_ATTENTE' }),
      await add({ statut: 'LOUE' }),
      await add({ masque: true, signaleeLe: start }),
    ]
    await sweepOn(20)
    await sweepOn(40)
    for (const id of hidden) expect([mailsFor(id), (await offreRow(test, id)).endormieLe]).toEqual([[], null])
  })

  it('is swept in batches, by several processes at once, one mail each', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => add()))
    test.setNow(day(15))
    const swept = await Promise.all([sweep(), sweep(4), sweep(5)])
    expect(ids.map((id) => mailsFor(id).length)).toEqual(ids.map(() => 1))
    expect(swept.reduce((sum, { rappelees }) => sum + rappelees, 0)).toBeGreaterThanOrEqual(12)
    const more = await Promise.all(Array.from({ length: 5 }, () => add()))
    expect(await sweep(2)).toEqual({ rappelees: 5, endormies: 0 })
    expect(more.map((id) => mailsFor(id).length)).toEqual(more.map(() => 1))
  })
})

describe('the links of the mail', () => {
  it('ask who publishes an offer that does not say so', async () => {
    const [unknown, known] = [await add(), await add({ publiePar: 'PROPRIETAIRE' })]
    await sweepOn(15)
    expect(await linksOf(unknown)).toMatchObject({ question: `/offres/${unknown}` })
    expect(await linksOf(known)).toMatchObject({ question: null })
  })

  const askedOffre = async () => {
    const id = await add()
    await sweepOn(15)
    return { id, ...(await linksOf(id)) }
  }

  it('[SEC-46] change nothing by being opened', async () => {
    const { id, disponible, partie } = await askedOffre()
    const before = await offreRow(test, id)
    expect(await read(disponible)).toMatchObject({ etat: 'valable', annonce: { id, reponse: 'disponible' } })
    expect(await read(partie)).toMatchObject({ etat: 'valable', annonce: { reponse: 'partie' } })
    expect(await offreRow(test, id)).toEqual(before)
  })

  it('confirm the offer, once; both are outdated then', async () => {
    const { id, disponible, partie } = await askedOffre()
    expect((await answer(disponible)).etat).toBe('valable')
    expect(await page(id)).toMatchObject({ confirmeeLe: day(15).toISOString(), endormie: false })
    expect([(await answer(partie)).etat, (await read(disponible)).etat]).toEqual(['depasse', 'depasse'])
    expect((await offreRow(test, id)).statut).toBe('DISPONIBLE')
  })

  it('mark it as rented', async () => {
    const { id, partie } = await askedOffre()
    await answer(partie)
    expect(await page(id)).toMatchObject({ statut: 'LOUE' })
    expect(await listed(id)).toBe(false)
  })

  it('say which visits end with it', async () => {
    const visite = await createVisite(test, { proprietaire: owner })
    await test.deps.db
      .update(offres)
      .set({ confirmeeLe: start, createdAt: start, rappeleeLe: null })
      .where(eq(offres.id, visite.offreId))
    await sweepOn(15)
    const { disponible, partie } = await linksOf(visite.offreId)
    const told = async () => [(await read(disponible)).annonce?.visites, (await read(partie)).annonce?.visites]
    expect(await told()).toEqual([0, 1])
    // What has begun does not end.
    test.setNow(new Date(Number(visite.debut) + 60_000))
    expect(await told()).toEqual([0, 0])
  })

  it('wake it', async () => {
    const { id, disponible } = await askedOffre()
    await sweepOn(40)
    expect((await read(disponible)).annonce?.endormie).toBe(true)
    expect((await answer(disponible)).annonce?.endormie).toBe(false)
    expect(await listed(id)).toBe(true)
  })

  it('say that they are outdated once the offer has changed, or that it is gone', async () => {
    const { id, disponible, partie } = await askedOffre()
    test.setNow(null)
    await call(test, 'PUT', `/test/coloc/${id}`, { as: owner, body: { prix: 2600 } })
    expect((await read(disponible)).etat).toBe('depasse')
    expect((await answer(partie)).etat).toBe('depasse')
    expect((await offreRow(test, id)).statut).toBe('DISPONIBLE')
    await call(test, 'DELETE', `/test/coloc/${id}`, { as: owner })
    expect(await answer(disponible)).toEqual({ etat: 'inconnu', annonce: null })
    expect(await answer('inconnu')).toEqual({ etat: 'inconnu', annonce: null })
  })

  it('are not made for a mail that nobody needs any more', async () => {
    const id = await add()
    await sweepOn(15)
    const [mail] = mailsFor(id)
    if (!mail) throw new Error('no mail')
    test.setNow(null)
    await confirm(owner, id)
    expect(await prepareFraicheurMail(test.deps, mail)).toBeNull()
  })
})

describe('a press on « Mes annonces »', () => {
  it('wakes an offer, and is for its owner alone', async () => {
    const id = await add()
    await sweepOn(15)
    await sweepOn(40)
    test.setNow(null)
    expect((await confirm(await createMembre(test), id)).status).toBe(404)
    expect((await confirm(owner, id)).status).toBe(200)
    expect(await listed(id)).toBe(true)
    const { status, body } = await confirm(owner, await add({ statut: 'LOUE' }))
    expect([status, body.message]).toEqual([409, 'Cette annonce n’est pas en ligne\u00a0: il n’y a rien à confirmer.'])
  })

  it('by an edit wakes it too', async () => {
    const id = await add()
    await sweepOn(15)
    await sweepOn(40)
    test.setNow(null)
    await call(test, 'PUT', `/test/coloc/${id}`, { as: owner, body: { description: 'Autre chose.' } })
    expect(await listed(id)).toBe(true)
    expect(await page(id)).toMatchObject({ description: 'Grande chambre meublée, proche du tram.', endormie: false })
  })
})

describe('a request', () => {
  it('is asked for, answered and woken in the same way', async () => {
    const author = await createMembre(test)
    const id = await createDemande(test, { demandeurId: author.id, villeId, confirmeeLe: start, createdAt: start })
    const isListed = async () =>
      (await call(test, 'GET', `/test/demande/search?villeId=${villeId}`)).json().totalElements === 1
    await sweepOn(15)
    const { disponible, partie } = await linksOf(id)
    await answer(partie)
    expect(await isListed()).toBe(false)
    expect((await call(test, 'GET', `/test/demande/${id}`)).json()).toMatchObject({ endormie: true })
    await answer(disponible)
    expect([await isListed(), (await demandeRow(test, id)).endormieLe]).toEqual([true, null])
    test.setNow(null)
    expect((await confirm(author, id, 'demande')).status).toBe(200)
  })
})

it('forgets the links of mails after 180 days', async () => {
  const id = await add()
  await sweepOn(15)
  const { disponible } = await linksOf(id)
  const etatAfter = async (days: number) => {
    test.setNow(new Date(Date.now() + days * 86_400_000))
    await sweep()
    return (await read(disponible)).etat
  }
  expect([await etatAfter(179), await etatAfter(181)]).toEqual(['valable', 'inconnu'])
})
