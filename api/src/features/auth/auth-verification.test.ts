import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mailTokens } from '../../schema/auth.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { hashToken } from '../../tokens.ts'
import { deleteExpiredTokens, prepareTokenMail } from './auth-tokens.service.ts'

const test = useTestApp()
const hour = 3_600_000
const newerLink = 'Un lien plus récent vous a été envoyé\u00a0: ouvrez le dernier e-mail reçu.'

const resend = (email: string) =>
  test.app.inject({ method: 'POST', url: '/api/test/utilisateur/resend', query: { email } })
const verify = (token: string) => test.app.inject({ url: '/api/test/utilisateur/verify', query: { token } })

const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email)
const lastToken = (email: string): string => {
  const mail = mailsTo(email).at(-1)
  if (mail?.template !== 'verification') throw new Error('no verification mail')
  return mail.token ?? ''
}
const verifiedAt = async (id: number) => {
  const [row] = await test.deps.db.select().from(utilisateurs).where(eq(utilisateurs.id, id))
  return row?.emailVerifiedAt ?? null
}
const createUnverified = async () => {
  const membre = await createMembre(test, { emailVerifiedAt: null })
  await resend(membre.email)
  return { ...membre, mailToken: lastToken(membre.email) }
}

describe('verifying an e-mail', () => {
  it('[API-09] [ERR-34] verifies and answers a French text', async () => {
    const membre = await createUnverified()
    const answer = await verify(membre.mailToken)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toBe('Votre adresse e-mail est vérifiée. Merci\u00a0!')
    expect(await verifiedAt(membre.id)).not.toBeNull()
  })

  it('answers the same to a repeat while the token is valid, and changes nothing', async () => {
    const membre = await createUnverified()
    const first = await verify(membre.mailToken)
    const at = await verifiedAt(membre.id)
    const replay = await verify(membre.mailToken)
    expect([replay.statusCode, replay.body]).toEqual([200, first.body])
    expect(await verifiedAt(membre.id)).toEqual(at)
    test.setNow(new Date(Date.now() + 24 * hour + 5_000))
    const late = await verify(membre.mailToken)
    test.setNow(null)
    expect(late.statusCode).toBe(400)
  })

  it('[SEC-16] works for 24 hours', async () => {
    const now = Date.now()
    // However long the mails take, the links end at the same moment.
    test.setNow(new Date(now))
    const [first, second] = [await createUnverified(), await createUnverified()]
    test.setNow(new Date(now + 24 * hour - 5_000))
    const inTime = await verify(first.mailToken)
    test.setNow(new Date(now + 24 * hour + 5_000))
    const late = await verify(second.mailToken)
    test.setNow(null)
    expect([inTime.statusCode, late.statusCode]).toEqual([200, 400])
    expect(late.json().message).toBe('Ce lien de vérification est invalide ou a expiré. Demandez-en un nouveau.')
    expect(await verifiedAt(second.id)).toBeNull()
  })

  it('[SEC-16] accepts only the newest token, also after parallel resends', async () => {
    const membre = await createUnverified()
    await Promise.all(Array.from({ length: 5 }, () => resend(membre.email)))
    const tokens = mailsTo(membre.email).map(({ token = '' }) => token)
    expect(tokens).toHaveLength(6)
    const older = await verify(tokens[0] ?? '')
    expect([older.statusCode, older.json().message]).toEqual([400, newerLink])
    const answers = []
    for (const token of tokens.slice(1)) answers.push((await verify(token)).statusCode)
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
  })

  it('[SEC-16] is consistent under 50 parallel uses', async () => {
    const membre = await createUnverified()
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(membre.mailToken)))
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`))).toEqual(
      new Set(['200 Votre adresse e-mail est vérifiée. Merci\u00a0!']),
    )
    const [row] = await test.deps.db.select().from(utilisateurs).where(eq(utilisateurs.id, membre.id))
    // The row was changed once, from version 1 to 2.
    expect(row?.version).toBe(2)
  })

  it('[SEC-16] stores only the hash of 256 random bits', async () => {
    const { mailToken } = await createUnverified()
    expect(Buffer.from(mailToken, 'base64url')).toHaveLength(32)
    const dump = JSON.stringify(await test.deps.db.select().from(mailTokens))
    expect(dump).not.toContain(mailToken)
    const [row] = await test.deps.db
      .select()
      .from(mailTokens)
      .where(eq(mailTokens.tokenHash, hashToken(mailToken)))
    expect(row?.purpose).toBe('verification')
  })

  it.each(['', 'inconnu', 'x'.repeat(201)])('[API-09] refuses the token %j', async (token) => {
    expect((await verify(token)).statusCode).toBe(400)
  })

  it('does not accept a token for a reset', async () => {
    const membre = await createMembre(test)
    await test.app.inject({
      method: 'POST',
      url: '/api/test/utilisateur/forgot-password',
      query: { email: membre.email },
    })
    await test.deps.db.update(utilisateurs).set({ emailVerifiedAt: null }).where(eq(utilisateurs.id, membre.id))
    const mail = mailsTo(membre.email).at(-1)
    expect((await verify(mail?.token ?? '')).statusCode).toBe(400)
    expect(await verifiedAt(membre.id)).toBeNull()
  })

  it('has its expired tokens deleted by the purge', async () => {
    const old = await createUnverified()
    test.setNow(new Date(Date.now() + 25 * hour))
    const young = await createUnverified()
    await deleteExpiredTokens(test.deps)
    test.setNow(null)
    const left = (await test.deps.db.select().from(mailTokens)).map(({ tokenHash }) => tokenHash.toString('hex'))
    expect(left).toContain(hashToken(young.mailToken).toString('hex'))
    expect(left).not.toContain(hashToken(old.mailToken).toString('hex'))
  })
})

it('is sent to nobody who was verified, blocked or deleted before the mail leaves', async () => {
  const [verified, blocked] = [await createMembre(test), await createMembre(test, { blockedAt: new Date() })]
  const mailFor = (purpose: 'verification' | 'reset', utilisateurId: number) =>
    prepareTokenMail(purpose)(test.deps, { username: 'a', utilisateurId }, randomUUID())
  expect(await mailFor('verification', verified.id)).toBeNull()
  expect(await mailFor('reset', verified.id)).toEqual({ username: 'a', token: expect.any(String) })
  expect(await mailFor('reset', blocked.id)).toBeNull()
  expect(await mailFor('reset', 2_000_000_000)).toBeNull()
})

describe('resending the verification', () => {
  it('[API-10] mails a new link, for the address in any case', async () => {
    const membre = await createMembre(test, { emailVerifiedAt: null })
    const answer = await resend(membre.email.toUpperCase())
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      'Si cette adresse attend sa vérification, un e-mail vient de lui être envoyé.',
    ])
    expect(mailsTo(membre.email)).toEqual([
      { template: 'verification', to: membre.email, username: membre.username, token: expect.any(String) },
    ])
  })

  it('[API-10] [SEC-15] answers the same for a verified, blocked or unknown account, and mails nothing', async () => {
    const waiting = await createMembre(test, { emailVerifiedAt: null })
    const verified = await createMembre(test)
    const blocked = await createMembre(test, { emailVerifiedAt: null, blockedAt: new Date() })
    const expected = await resend(waiting.email)
    for (const email of [verified.email, blocked.email, 'personne@exemple.ma']) {
      const answer = await resend(email)
      expect([answer.statusCode, answer.body]).toEqual([200, expected.body])
      expect(mailsTo(email)).toEqual([])
    }
  })

  it.each(['', 'pas-un-email'])('[API-10] refuses %j as an e-mail', async (email) => {
    const answer = await resend(email)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details.email).toEqual(expect.any(String))
  })
})
