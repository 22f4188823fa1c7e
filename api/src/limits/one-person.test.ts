import { conversations } from '@colocdar/contracts/conversations'
import { donnees } from '@colocdar/contracts/donnees'
import { telephone } from '@colocdar/contracts/telephone'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { conversations as conversationRows } from '../schema/conversations.ts'
import { revelations } from '../schema/telephone.ts'
import { createVille } from '../testing/attente.ts'
import { callAs } from '../testing/call-as.ts'
import { choosablePassword, createMembre, membrePassword, type TestMembre } from '../testing/membres.ts'
import { createOffre } from '../testing/offres.ts'
import { useTestApp } from '../testing/test-app.ts'
import { unique } from '../testing/unique.ts'
import { type LimitRule, limitRules } from './limits.ts'
import { callerQuotas, networkFactor } from './sliding-quotas.ts'

const test = useTestApp({}, { realLimits: true })

let networks = 0
const newNetwork = () => {
  networks += 1
  return `198.18.${Math.floor(networks / 250)}.${networks % 250}`
}

const signup = (email: string) => {
  const passwords = { password: choosablePassword, confirmPassword: choosablePassword }
  const payload = { username: unique(), email, ...passwords, acceptTerms: true }
  return test.app.inject({ method: 'POST', url: '/api/auth/signup', remoteAddress: newNetwork(), payload })
}
const askMail = (call: 'resend' | 'forgot-password', email: string) =>
  test.app.inject({ method: 'POST', url: `/api/test/utilisateur/${call}`, query: { email } })
const mailsTo = (addresses: string[]) => test.mails.filter(({ to }) => addresses.includes(to)).length

describe('[SEC-56] one person', () => {
  const aliases = ['sara.b@gmail.com', 's.a.r.a.b@gmail.com', 'sarab+1@gmail.com', 'sarab+2@googlemail.com']

  it('gets five mails in half an hour, whatever the aliases: sign-ups, verifications and resets together', async () => {
    const signups = []
    for (const email of aliases) signups.push(await signup(email))
    for (const email of aliases) for (const call of ['resend', 'forgot-password'] as const) await askMail(call, email)
    expect(signups.map(({ statusCode }) => statusCode)).toEqual(aliases.map(() => 201))
    expect(mailsTo(aliases)).toBe(limitRules.mail.max)
  })

  it('may sign up all the same once the mails are used up, and learns that none was sent', async () => {
    const late = 'sarab+tard@gmail.com'
    const answer = await signup(late)
    expect([answer.statusCode, answer.json().message]).toEqual([
      201,
      'Votre compte est créé. Trop d’e-mails sont déjà partis vers cette boîte\u00a0: demandez celui de la vérification dans une demi-heure, sur votre profil.',
    ])
    expect(mailsTo([late])).toBe(0)
  })

  it('does not use up a mail by a sign-up that is refused', async () => {
    const email = 'refusee@exemple.ma'
    const { username } = await createMembre(test)
    const passwords = { password: choosablePassword, confirmPassword: choosablePassword }
    const payload = { username, email, ...passwords, acceptTerms: true }
    for (let tries = 0; tries < 6; tries += 1)
      await test.app.inject({ method: 'POST', url: '/api/auth/signup', remoteAddress: newNetwork(), payload })
    await signup(email)
    expect(mailsTo([email])).toBe(1)
  })

  it('signs up ten times in an hour with one mailbox, from any network', async () => {
    const statuses = []
    for (let index = 0; index <= limitRules.signup.max; index += 1)
      statuses.push((await signup(`robot+${index}@exemple.ma`)).statusCode)
    expect(statuses).toEqual([...Array(limitRules.signup.max).fill(201), 429])
  })

  const byMembre = (Object.keys(limitRules) as LimitRule[]).filter((rule) => limitRules[rule].by === 'membre')
  it.each(byMembre)('%s: has no new allowance after deleting the account, nor by an alias', async (rule) => {
    const take = (id: number, amount?: number) => test.deps.limits.take(rule as 'create', id, amount)
    const [name, ...tags] = [unique(), '', '+1', '+2']
    const [first, ...others] = tags.map((tag) => `${name}${tag}@exemple.ma`)
    const membre = await createMembre(test, { email: first as string })
    await take(membre.id, limitRules[rule].max)
    const removed = await callAs(test, membre, donnees.remove, { body: { password: membrePassword } })
    expect(removed.status).toBe(204)
    for (const email of [first as string, ...others]) {
      const { id } = await createMembre(test, { email })
      await expect(take(id)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', limited: undefined })
    }
    const stranger = await createMembre(test, { email: `${name}+3@exemple.ma`, emailVerifiedAt: null })
    await expect(take(stranger.id), 'who never verified this mailbox').resolves.toBeUndefined()
  })

  it('is in no table in clear', async () => {
    const { rows } = await test.deps.db.execute<{ key: string }>(sql`select key from limits`)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ key }) => !/^\w+:[\w-]{22}$/.test(key))).toEqual([])
  })
})

/** As if this many others had each seen a number and opened a conversation; they and the ads need not exist. */
const fillNetwork = async (ip: string, count: number) => {
  const { network } = await test.deps.limits.caller(0, ip)
  const ids = Array.from({ length: count }, (_, index) => 1_000_000 + index)
  await test.deps.db.insert(revelations).values(ids.map((id) => ({ utilisateurId: id, cibleId: id, network })))
  const about = { annonce: 'offre', titre: 'Studio', network } as const
  await test.deps.db.insert(conversationRows).values(ids.map((annonceId) => ({ ...about, annonceId })))
}

describe('[SEC-56] a network that 200 members share', () => {
  it('refuses none of them, and limits the one who asks for more, aliases included', async () => {
    const carrier = '203.0.113.77'
    const { id: villeId } = await createVille(test)
    const offres: { offreId: number; proprietaireId: number }[] = []
    for (let index = 0; index < 12; index += 1) {
      const { id: proprietaireId } = await createMembre(test)
      offres.push({ offreId: await createOffre(test, { proprietaireId, villeId }), proprietaireId })
    }
    const visit = async (membre: TestMembre, { offreId, proprietaireId }: (typeof offres)[0]) => {
      const { headers } = membre
      const shown = await test.app.inject({
        url: `/api${telephone.show.path}`,
        query: { id: String(proprietaireId), userId: String(membre.id) },
        headers,
        remoteAddress: carrier,
      })
      const opened = await test.app.inject({
        method: 'POST',
        url: `/api${conversations.create.path}`,
        payload: { annonce: 'offre', annonceId: offreId, texte: 'Bonjour, est-elle libre\u00a0?' },
        headers,
        remoteAddress: carrier,
      })
      return [shown.statusCode, opened.statusCode]
    }
    // One person first, with three accounts: ten of each, and not one more.
    const name = unique()
    const accounts = await Promise.all(
      ['', '+1', '+2'].map((tag) => createMembre(test, { email: `${name}${tag}@exemple.ma` })),
    )
    const greedy = []
    for (const [index, offre] of offres.entries()) greedy.push(await visit(accounts[index % 3] as TestMembre, offre))
    expect(greedy).toEqual([...Array(10).fill([200, 201]), ...Array(2).fill([429, 429])])
    // 180 others saw a number and opened a conversation each, 20 more do.
    await fillNetwork(carrier, 180)
    const honest: number[][] = []
    for (let index = 0; index < 20; index += 1)
      honest.push(await visit(await createMembre(test), offres[index % offres.length] as (typeof offres)[0]))
    expect(honest.filter(([shown, opened]) => shown !== 200 || opened !== 201)).toEqual([])
  })

  it('opens several times as many conversations as one person, and says that it is the connection', async () => {
    const address = '203.0.113.78'
    await fillNetwork(address, callerQuotas[0].max * networkFactor - 1)
    const { id: villeId } = await createVille(test)
    const annonceId = await createOffre(test, { proprietaireId: (await createMembre(test)).id, villeId })
    const open = async () =>
      test.app.inject({
        method: 'POST',
        url: `/api${conversations.create.path}`,
        payload: { annonce: 'offre', annonceId, texte: 'Bonjour' },
        headers: (await createMembre(test)).headers,
        remoteAddress: address,
      })
    expect((await open()).statusCode).toBe(201)
    const refused = await open()
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Beaucoup de conversations ont été commencées depuis votre connexion. Réessayez plus tard.',
    ])
  })
})
