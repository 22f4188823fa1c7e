import { desc } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { limitRules } from '../../limits/limits.ts'
import { messages } from '../../schema/contact.ts'
import { createMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { purgeMessages } from './contact.service.ts'

const test = useTestApp({}, { realLimits: true })
afterEach(() => void vi.restoreAllMocks())

let address = 0
/** A new IP address for each call, to stay below the rate limit. */
const send = (form: object, remoteAddress = `2001:db8:0:${(address++).toString(16)}::1`, headers = {}) =>
  test.app.inject({ method: 'POST', url: '/api/test/contact', remoteAddress, headers, payload: form })

const form = { subject: 'Question', email: 'sara@exemple.ma', message: 'Comment publier\u00a0?\nMerci' }

const latest = async () => {
  const [row] = await test.deps.db.select().from(messages).orderBy(desc(messages.id)).limit(1)
  return row
}

describe('POST /test/contact', () => {
  it('[API-32] [ROLE-02] [API-01] accepts a visitor’s message as JSON and answers 200', async () => {
    const answer = await send(form)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({ message: 'Message envoyé avec succès!' })
  })

  it('stores the message and mails it to the team', async () => {
    await send({ ...form, subject: '  Annonce  ' })
    expect(await latest()).toMatchObject({ ...form, subject: 'Annonce', luAt: null })
    expect(test.mails.at(-1)).toEqual({
      template: 'contact',
      to: 'contact@colocdar.test',
      ...form,
      subject: 'Annonce',
    })
  })

  it('accepts a member’s message as well', async () => {
    const { headers } = await createMembre(test)
    expect((await send(form, undefined, headers)).statusCode).toBe(200)
  })

  it('stores nothing when the mail cannot be queued', async () => {
    vi.spyOn(test.deps.mails, 'enqueue').mockRejectedValueOnce(new Error('queue down'))
    expect((await send({ ...form, subject: 'Perdue' })).statusCode).toBe(500)
    expect((await latest())?.subject).not.toBe('Perdue')
  })

  it.each([
    [{ subject: '' }, 'subject', 'Le sujet est requis'],
    [{ subject: undefined }, 'subject', 'Le sujet est requis'],
    [{ subject: 'x'.repeat(151) }, 'subject', 'Ce texte ne doit pas dépasser 150 caractères.'],
    [{ email: '' }, 'email', "L'email est requis"],
    [{ email: 'sara' }, 'email', "L'email n'est pas valide"],
    [{ message: '   ' }, 'message', 'Le message est requis'],
    [{ message: 'x'.repeat(4001) }, 'message', 'Ce texte ne doit pas dépasser 4000 caractères.'],
    [{ message: 'a\u0000b' }, 'message', 'Ce texte contient un caractère interdit.'],
  ])('refuses %j', async (change, field, message) => {
    const answer = await send({ ...form, ...change })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID', details: { [field]: message } })
  })

  it.each([
    'sara@exemple.ma\r\nBcc: tous@exemple.ma',
    'sara@exemple.ma, tous@exemple.ma',
    'Groupe: sara@exemple.ma, tous@exemple.ma;',
    'sara@exemple.ma (commentaire)',
    '"sara\\r\\n"@exemple.ma',
    '<sara@exemple.ma>',
  ])('[SEC-32] refuses %j as an address', async (email) => {
    const before = test.mails.length
    expect((await send({ ...form, email })).statusCode).toBe(400)
    expect(test.mails).toHaveLength(before)
  })

  it('ignores unknown fields', async () => {
    await send({ ...form, subject: 'Étrange', luAt: '2020-01-01', id: 1, to: 'tous@exemple.ma' })
    expect(await latest()).toMatchObject({ subject: 'Étrange', luAt: null })
    expect(test.mails.at(-1)?.to).toBe('contact@colocdar.test')
  })

  it('answers 429 with Retry-After to an IP address that writes too often', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < limitRules.contact.max; sent += 1)
      statuses.push((await send(form, '192.0.2.7')).statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const refused = await send(form, '192.0.2.7')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(form, '192.0.2.8')).statusCode).toBe(200)
  })
})

describe('the API root', () => {
  it('[API-01] answers JSON for unknown paths and for bodies that are not JSON', async () => {
    const unknown = await test.app.inject({ url: '/api/nulle/part' })
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json()).toMatchObject({ code: 'NOT_FOUND', requestId: expect.any(String) })
    const headers = { 'content-type': 'application/json' }
    const broken = await test.app.inject({ method: 'POST', url: '/api/test/contact', headers, payload: '{' })
    expect(broken.statusCode).toBe(400)
    expect(broken.json()).toMatchObject({ code: 'INVALID' })
  })
})

it('messages are kept for two years', async () => {
  const now = new Date('2028-03-01T12:00:00Z')
  const sentAt = { kept: '2026-03-01T12:00:01Z', gone: '2026-03-01T11:59:59Z' }
  for (const [subject, at] of Object.entries(sentAt))
    await test.deps.db.insert(messages).values({ ...form, subject, createdAt: new Date(at) })
  await purgeMessages({ db: test.deps.db, clock: () => now })
  const subjects = (await test.deps.db.select().from(messages)).map(({ subject }) => subject)
  expect(subjects).toContain('kept')
  expect(subjects).not.toContain('gone')
})
