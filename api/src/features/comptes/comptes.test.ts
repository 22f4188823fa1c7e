import { comptes } from '@colocdar/contracts/comptes'
import { journal } from '@colocdar/contracts/journal'
import { moderation } from '@colocdar/contracts/moderation'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { revelations } from '../../schema/telephone.ts'
import { compteWords, utilisateurs } from '../../schema/utilisateurs.ts'
import { createWaitingAvis, createWaitingDemande, createWaitingOffre } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { openSession } from '../auth/auth-sessions.service.ts'

const test = useTestApp()
let admin: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test, { username: 'gerante', nom: 'Bennani', prenom: 'Salma' })
})

const search = async (query: Record<string, string | number>) =>
  (await callAs(test, admin, comptes.search, { query: { size: 200, ...query } })).body
const foundIds = async (query: Record<string, string | number>): Promise<number[]> =>
  (await search(query)).content.map(({ id }: { id: number }) => id)
const readCompte = (id: number) => callAs(test, admin, comptes.one, { params: { id } })

describe('searching accounts', () => {
  let membre: TestMembre
  beforeAll(async () => {
    membre = await createMembre(test, {
      username: 'Youssef_100%',
      email: 'Youssef.Idrissi@courriel.ma',
      nom: 'El Idrissi',
      prenom: 'Éloïse',
      telephone: '06 61 00 33 44',
      telephoneE164: '+212661003344',
    })
  })

  it.each([
    ['a username', 'youssef_1'],
    ['an e-mail, whatever the case', 'YOUSSEF.IDR'],
    ['a name of two words', 'el idr'],
    ['its second word', 'Idrissi'],
    ['a first name with accents', 'Élo'],
    ['a first name without its accents', 'eloi'],
    ['words of different fields, in any order', 'idrissi éloïse youss'],
    ['the domain of an e-mail', 'courriel.m'],
    ['a number as dialled in Morocco', '06 61 00 3'],
    ['a number with its country code', '+212 661-00'],
    ['a number after 00', '00212661'],
  ])('finds by the prefix of %s', async (_, q) => {
    expect(await foundIds({ q })).toContain(membre.id)
  })

  it.each([
    ['the middle of a word', 'drissi'],
    ['a word that begins nothing', 'éloïse zzz'],
    ['nothing but punctuation', '%'],
    ['operators', "!x | y & ' :* <->"],
    ['another number', '06 62'],
  ])('does not find by %s', async (_, q) => {
    expect(await foundIds({ q })).not.toContain(membre.id)
  })

  it('answers pages, newest first, without the password', async () => {
    const body = await search({ size: 2 })
    expect(body).toMatchObject({ number: 0, size: 2, numberOfElements: 2, first: true })
    expect(body.content[0].id).toBeGreaterThan(body.content[1].id)
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/i)
    expect((await search({ q: ' ' })).totalElements).toBe(body.totalElements)
    const second = await search({ size: 1, page: 1 })
    expect(second.content).toEqual([body.content[1]])
    expect((await search({ size: 2, page: 1 })).content).not.toContainEqual(body.content[1])
  })

  it('filters administrators and blocked accounts', async () => {
    const blocked = await createMembre(test, { blockedAt: new Date() })
    expect(await foundIds({ filtre: 'bloques' })).toEqual([blocked.id])
    expect(await foundIds({ filtre: 'administrateurs' })).toContain(admin.id)
    expect(await foundIds({ filtre: 'administrateurs' })).not.toContain(membre.id)
    expect((await callAs(test, admin, comptes.search, { query: { filtre: 'autres' } })).status).toBe(400)
  })

  it('uses indexes, never a scan of the table', async () => {
    const plan = await test.deps.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute<{ 'QUERY PLAN': string }>(sql`explain select id from utilisateurs
        where ${compteWords(utilisateurs)} @@ to_tsquery('simple', 'you:*') or telephone_e164 like '+212661%'`)
    })
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).not.toContain('Seq Scan')
    expect(text).toContain('utilisateurs_words')
    expect(text).toContain('utilisateurs_telephone')
  })
})

describe('an account', () => {
  it('comes with its listings, its history and its counters', async () => {
    const auteur = await createMembre(test)
    const offre = await createWaitingOffre(test, { auteur })
    const demande = await createWaitingDemande(test, { auteur, motifRefus: 'Trop court.' })
    await createWaitingAvis(test, { auteur })
    await test.deps.db.insert(revelations).values({ utilisateurId: auteur.id, cibleId: admin.id })
    await callAs(test, admin, moderation.refuse, {
      params: { kind: 'offre', id: offre.id },
      body: { version: 1, motif: 'Photos floues.' },
    })
    await callAs(test, admin, comptes.block, { params: { id: auteur.id }, body: { motif: 'Fraude.' } })
    await callAs(test, admin, comptes.unblock, { params: { id: auteur.id } })
    await openSession(test.deps.db, auteur.id, new Date())
    const { status, body } = await readCompte(auteur.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: auteur.id,
      email: auteur.email,
      sessions: 1,
      revelations: 1,
      avis: 1,
      alertes: { compteRecent: true },
      annonces: [
        { kind: 'demande', id: demande.id, etat: 'refuse', statut: null, montant: 2000 },
        { kind: 'offre', id: offre.id, etat: 'refuse', statut: 'EN_ATTENTE', version: 4, montant: 2500 },
      ],
      historique: [
        { action: 'unblock', objet: 'utilisateur', objetId: auteur.id },
        { action: 'block', motif: 'Fraude.' },
        { action: 'refuse', objet: 'offre', objetId: offre.id, acteur: { username: 'gerante' } },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/password|argon2|token/i)
  })

  it('is 404 when it does not exist, 400 when the id is invalid', async () => {
    const unknown = await readCompte(2_000_000_000)
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Ce compte n’existe pas.'])
    expect((await callAs(test, admin, comptes.one, { params: { id: 'x' } })).status).toBe(400)
  })
})

describe('identity', () => {
  it('is confirmed and withdrawn', async () => {
    const { id } = await createMembre(test)
    const set = (identityVerified: unknown, version?: number) =>
      callAs(test, admin, comptes.setIdentity, { params: { id }, body: { identityVerified, version } })
    expect((await set(true)).body.identityVerified).toBe(true)
    expect((await set(true)).status, 'again').toBe(200)
    // Withdrawing is possible whatever changed since.
    expect((await set(false, 1)).body.identityVerified).toBe(false)
    expect((await set('oui')).status).toBe(400)
    const { body } = await callAs(test, admin, journal.list, { query: { objet: 'utilisateur', objetId: id } })
    const [confirmed, open] = [{ identityVerified: true }, { identityVerified: false }]
    expect(body.content).toEqual([
      expect.objectContaining({ action: 'withdrawIdentity', avant: confirmed, apres: open }),
      expect.objectContaining({ action: 'confirmIdentity', avant: open, apres: confirmed }),
    ])
  })

  it('is 404 for an unknown account', async () => {
    const body = { identityVerified: true }
    expect((await callAs(test, admin, comptes.setIdentity, { params: { id: 2_000_000_000 }, body })).status).toBe(404)
  })
})
