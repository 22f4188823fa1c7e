import { cles, maxCles } from '@colocdar/contracts/cles'
import { donnees } from '@colocdar/contracts/donnees'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cleDefis, cles as table } from '../../schema/cles.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { callAs } from '../../testing/call-as.ts'
import { cleOptions, createCle } from '../../testing/cles.ts'
import { createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0.0.0 Mobile Safari/537.36' }
const add = (as: TestMembre, reponse: unknown, nom?: string) =>
  callAs(test, as, cles.create, { body: { nom, reponse }, headers: phone })
const countOf = ({ id }: TestMembre) => test.deps.db.$count(table, eq(table.utilisateurId, id))
const mailsTo = ({ email }: TestMembre) => test.mails.filter(({ to }) => to === email).map(({ template }) => template)

describe('[SEC-66] adding a passkey', () => {
  it('asks for the password, and the device for a key of the configured site', async () => {
    const membre = await createMembre(test)
    const wrong = await callAs(test, membre, cles.prepare, { body: { password: 'autre-chose' } })
    expect([wrong.status, wrong.body.details]).toEqual([400, { password: 'Ce mot de passe n’est pas le bon.' }])
    const forged = { host: 'mal.test', origin: 'https://mal.test', 'x-forwarded-host': 'mal.test' }
    const { body } = await callAs(test, membre, cles.prepare, { body: { password: membrePassword }, headers: forged })
    expect(body).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'colocdar.test', name: 'Colocdar' },
      user: { id: expect.stringMatching(/^[\w-]{43}$/), name: membre.email, displayName: membre.username },
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ alg, type: 'public-key' })),
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    expect(JSON.stringify(await test.deps.db.select().from(cleDefis))).not.toContain(body.challenge)
  })

  it('lists it by its name, or by the device it was made on, and mails', async () => {
    const membre = await createMembre(test)
    const one = createAuthenticator()
    expect(await add(membre, one.attest(await cleOptions(test, membre)), ' Mon téléphone ')).toMatchObject({
      status: 201,
      body: { nom: 'Mon téléphone', utiliseeLe: null },
    })
    const options = await cleOptions(test, membre)
    expect(options.excludeCredentials).toEqual([{ id: one.id, type: 'public-key' }])
    await add(membre, createAuthenticator().attest(options))
    const { body } = await callAs(test, membre, cles.list)
    expect(body.map(({ nom }: { nom: string }) => nom)).toEqual(['Mon téléphone', 'Chrome sur Android'])
    expect(mailsTo(membre)).toEqual(['cleAjoutee', 'cleAjoutee'])
    expect((await callAs(test, await createMembre(test), cles.list)).body).toEqual([])
  })

  it('refuses a foreign origin or domain, another kind of answer, an unverified person, a wrong challenge', async () => {
    const membre = await createMembre(test)
    const lies = [
      { origin: 'http://mal.test' },
      { origin: 'https://colocdar.test' },
      { origin: 'http://colocdar.test.mal.test' },
      { rpId: 'mal.test' },
      { type: 'webauthn.get' },
      { flags: 0x01 },
      { flags: 0x04 },
      { challenge: 'x'.repeat(43) },
    ]
    for (const lie of lies) {
      const answer = await add(membre, createAuthenticator().attest(await cleOptions(test, membre), lie))
      expect([lie, answer.status, answer.body.message]).toEqual([
        lie,
        400,
        'Cette clé d’accès n’a pas pu être ajoutée. Recommencez.',
      ])
    }
    expect([await countOf(membre), mailsTo(membre)]).toEqual([0, []])
  })

  it('takes each challenge once, within five minutes, from who asked for it', async () => {
    const [membre, stranger] = [await createMembre(test), await createMembre(test)]
    const used = await cleOptions(test, membre)
    expect((await add(membre, createAuthenticator().attest(used))).status).toBe(201)
    expect((await add(membre, createAuthenticator().attest(used))).status).toBe(400)

    const foreign = await cleOptions(test, membre)
    expect((await add(stranger, createAuthenticator().attest(foreign))).status).toBe(400)
    expect((await add(membre, createAuthenticator().attest(foreign))).status).toBe(201)

    const wronglyAnswered = await cleOptions(test, membre)
    await add(membre, createAuthenticator().attest(wronglyAnswered, { origin: 'http://mal.test' }))
    expect((await add(membre, createAuthenticator().attest(wronglyAnswered))).status).toBe(400)

    const late = await cleOptions(test, membre)
    test.setNow(new Date(Date.now() + 300_001))
    const refused = await add(membre, createAuthenticator().attest(late))
    test.setNow(null)
    expect(refused.status).toBe(400)

    const raced = await cleOptions(test, membre)
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(membre, createAuthenticator().attest(raced))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400])
  })

  it('forgets challenges that nobody answered', async () => {
    await cleOptions(test, await createMembre(test))
    test.setNow(new Date(Date.now() + 300_001))
    await callAs(test, null, cles.prepareSignin)
    test.setNow(null)
    expect(await test.deps.db.$count(cleDefis)).toBe(1)
  })

  it('refuses a key that is known already, also from another member', async () => {
    const [membre, other] = [await createMembre(test), await createMembre(test)]
    const { authenticator } = await createCle(test, membre)
    for (const as of [membre, other]) {
      const answer = await add(as, authenticator.attest(await cleOptions(test, as)))
      expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT'])
    }
    expect(await countOf(other)).toBe(0)
  })

  it(`stops at ${maxCles}, also among several at once`, async () => {
    const membre = await createMembre(test)
    for (let added = 1; added < maxCles; added += 1) await createCle(test, membre)
    const options = await cleOptions(test, membre)
    await createCle(test, membre)
    expect((await add(membre, createAuthenticator().attest(options))).status).toBe(400)
    const full = await callAs(test, membre, cles.prepare, { body: { password: membrePassword } })
    expect([full.status, full.body.message]).toEqual([
      409,
      `Vous avez déjà ${maxCles} clés d’accès. Supprimez-en une d’abord.`,
    ])
    expect(await countOf(membre)).toBe(maxCles)
  })

  it('[SEC-58] mails verified addresses only', async () => {
    const membre = await createMembre(test, { emailVerifiedAt: null })
    const { id } = await createCle(test, membre)
    await callAs(test, membre, cles.remove, { params: { id } })
    expect(mailsTo(membre)).toEqual([])
  })
})

describe('[SEC-66] removing a passkey', () => {
  it('is for its member, and mailed', async () => {
    const [membre, stranger] = [await createMembre(test), await createMembre(test)]
    const { id } = await createCle(test, membre)
    const remove = (as: TestMembre) => callAs(test, as, cles.remove, { params: { id } })
    expect((await remove(stranger)).status).toBe(404)
    expect((await remove(membre)).status).toBe(204)
    expect((await remove(membre)).status).toBe(404)
    expect(mailsTo(membre)).toEqual(['cleAjoutee', 'cleRetiree'])
  })

  it('[PRIV-01, PRIV-06] happens with the account; until then the export names it, without its key', async () => {
    const membre = await createMembre(test)
    const { authenticator } = await createCle(test, membre)
    await cleOptions(test, membre)
    const { body } = await callAs(test, membre, donnees.export)
    expect(body.cles).toMatchObject([{ nom: 'Téléphone' }])
    expect(JSON.stringify(body)).not.toContain(authenticator.id)
    await callAs(test, membre, donnees.remove, { body: { password: membrePassword } })
    expect(await test.deps.db.$count(utilisateurs, eq(utilisateurs.id, membre.id))).toBe(0)
    expect(await countOf(membre)).toBe(0)
    expect(await test.deps.db.$count(cleDefis, eq(cleDefis.utilisateurId, membre.id))).toBe(0)
  })
})
