import { count, eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messages } from '../schema/contact.ts'
import { createMembre } from '../testing/membres.ts'
import { useTestApp } from '../testing/test-app.ts'
import { deleteAnswersBefore } from './idempotency.repository.ts'

const test = useTestApp()
afterEach(() => {
  vi.restoreAllMocks()
  test.setNow(null)
})

const formOf = (subject: string) => ({ subject, email: 'sara@exemple.ma', message: 'Bonjour !' })

interface Sending {
  key?: string
  subject: string
  ip?: string
  headers?: Record<string, string>
}

const send = ({ key, subject, ip = '192.0.2.1', headers = {} }: Sending) =>
  test.app.inject({
    method: 'POST',
    url: '/api/test/contact',
    remoteAddress: ip,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: formOf(subject),
  })

const countMessages = async (subject: string) => {
  const [row] = await test.deps.db.select({ total: count() }).from(messages).where(eq(messages.subject, subject))
  return row?.total
}

describe('Idempotency-Key', () => {
  it('gives a repeat the first answer and has no second effect', async () => {
    const first = await send({ key: 'k1', subject: 'Répétée' })
    const second = await send({ key: 'k1', subject: 'Répétée' })
    expect(first.statusCode).toBe(200)
    expect(second.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    expect(await countMessages('Répétée')).toBe(1)
  })

  it('[REL-05] has one effect for 50 parallel identical requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({ key: 'k2', subject: 'Parallèle' })))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await countMessages('Parallèle')).toBe(1)
  })

  it('refuses the same key with another body', async () => {
    await send({ key: 'k3', subject: 'Première' })
    const other = await send({ key: 'k3', subject: 'Seconde' })
    expect(other.statusCode).toBe(409)
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await countMessages('Seconde')).toBe(0)
  })

  it('lets every request without a key through', async () => {
    await send({ subject: 'Sans clé' })
    await send({ subject: 'Sans clé' })
    expect(await countMessages('Sans clé')).toBe(2)
  })

  it.each(['', 'x'.repeat(101)])('refuses a key of a wrong length', async (key) => {
    const answer = await send({ key, subject: 'Clé invalide' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toHaveProperty('Idempotency-Key')
    expect(await countMessages('Clé invalide')).toBe(0)
  })

  it('accepts a key of 100 characters', async () => {
    expect((await send({ key: 'x'.repeat(100), subject: 'Clé longue' })).statusCode).toBe(200)
  })

  it('separates the keys of two visitors and of two members', async () => {
    const [one, two] = [await createMembre(test), await createMembre(test)]
    await send({ key: 'k4', subject: 'Chacun' })
    await send({ key: 'k4', subject: 'Chacun', ip: '192.0.2.2' })
    await send({ key: 'k4', subject: 'Chacun', headers: one.headers })
    await send({ key: 'k4', subject: 'Chacun', headers: two.headers })
    // A member's key stays valid when the address changes, as it does with phones.
    await send({ key: 'k4', subject: 'Chacun', headers: two.headers, ip: '192.0.2.3' })
    expect(await countMessages('Chacun')).toBe(4)
  })

  it('does not store a failure: the next request runs again', async () => {
    vi.spyOn(test.deps.mails, 'enqueue').mockRejectedValueOnce(new Error('the database went away'))
    expect((await send({ key: 'k5', subject: 'Retentée' })).statusCode).toBe(500)
    expect((await send({ key: 'k5', subject: 'Retentée' })).statusCode).toBe(200)
    expect(await countMessages('Retentée')).toBe(1)
  })

  it('takes over from a process that died before it answered', async () => {
    const hung = Promise.withResolvers<void>()
    vi.spyOn(test.deps.limits, 'take').mockReturnValueOnce(hung.promise)
    const first = send({ key: 'k6', subject: 'Abandonnée' })
    const unanswered = sql`select 1 from idempotent_answers where status is null`
    await expect.poll(async () => (await test.deps.db.execute(unanswered)).rows).toHaveLength(1)
    test.setNow(new Date(Date.now() + 61_000))
    expect((await send({ key: 'k6', subject: 'Abandonnée' })).statusCode).toBe(200)
    expect(await countMessages('Abandonnée')).toBe(1)
    hung.reject(new Error('killed'))
    await first
    // The late end of the first request must not overwrite the answer of the second.
    expect((await send({ key: 'k6', subject: 'Abandonnée' })).headers['idempotent-replayed']).toBe('true')
  })

  it('stores neither the key nor the body in readable form', async () => {
    await send({ key: 'cle-secrete', subject: 'Discrète' })
    const { rows } = await test.deps.db.execute(sql`select idempotent_answers::text as line from idempotent_answers`)
    const dump = rows.map((row) => row.line).join('\n')
    expect(dump).not.toMatch(/cle-secrete|Discrète|sara@exemple/)
  })

  it('is deleted by the purge after 24 hours', async () => {
    await send({ key: 'k7', subject: 'Purgée' })
    await deleteAnswersBefore(test.deps.db, new Date(Date.now() + 1000))
    await send({ key: 'k7', subject: 'Purgée' })
    expect(await countMessages('Purgée')).toBe(2)
  })
})
