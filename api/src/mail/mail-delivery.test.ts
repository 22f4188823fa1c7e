import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { motDePasseChange, verification } from '../features/auth/auth.mails.ts'
import { contact } from '../features/contact/contact.mails.ts'
import { compteSupprime } from '../features/donnees/donnees.mails.ts'
import { type Jobs, openJobs } from '../jobs/jobs.ts'
import { featureMails } from '../mails.ts'
import { jobWorkers } from '../queues.ts'
import { createMembre } from '../testing/membres.ts'
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createMailQueue, type MailQueue, mailJobs } from './mail-queue.ts'
import type { MailTransport } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

const test = useTestApp()
const silent = { info: () => {}, warn: () => {}, error: () => {} }
let peer: SmtpPeer
let jobs: Jobs
let queue: MailQueue
let transport: MailTransport

beforeAll(async () => {
  // Mails are sent to verified addresses only.
  for (const name of [...'abcdeghi', 'f550', 'f552', 'f554', 'k'])
    await createMembre(test, { email: `${name}@exemple.ma` })
  peer = await startSmtpPeer()
  jobs = await openJobs({ servers: test.database.servers, log: silent, pollingSeconds: 0.5 })
  queue = createMailQueue(jobs, featureMails)
  const mailTransport: MailTransport = { send: (mail) => transport.send(mail) }
  const workers = jobWorkers({ ...test.deps, mailTransport, log: silent })
  await jobs.startWorkers(workers.filter(({ queue }) => queue === mailJobs))
})
afterAll(async () => {
  await jobs.stop()
  await peer.close()
})
beforeEach(() => {
  peer.received.length = 0
  transport = smtpTransport({ url: peer.url, from: 'Colocdar <bonjour@colocdar.test>' })
})

const notice = (to: string) => motDePasseChange.to(to, { username: 'sara' })

const mailsTo = (to: string) => peer.received.filter(({ recipients }) => recipients.includes(to))
const arrivalOf = (to: string, count = 1) =>
  vi.waitFor(() => expect(mailsTo(to)).toHaveLength(count), { timeout: 60_000, interval: 20 }).then(() => mailsTo(to))

const jobsTo = async (to: string) => {
  const columns = sql`state, retry_count, start_after > now() as waits, data ->> 'template' as template`
  return (await test.deps.db.execute(sql`select ${columns} from pgboss.job where data ->> 'to' = ${to}`)).rows
}
const retryNow = (to: string) =>
  test.deps.db.execute(sql`update pgboss.job set start_after = now() where data ->> 'to' = ${to}`)

describe('mails by SMTP', () => {
  it('arrive as HTML and text, from our address, at one recipient', async () => {
    await queue.enqueue(test.deps.db, notice('a@exemple.ma'))
    const [mail] = await arrivalOf('a@exemple.ma')
    expect(mail?.recipients).toEqual(['a@exemple.ma'])
    expect(mail?.headers).toContain('From: Colocdar <bonjour@colocdar.test>')
    expect(mail?.headers).toContain('To: a@exemple.ma')
    expect(mail?.headers).toContain('Auto-Submitted: auto-generated')
    expect(mail?.text).toContain('http://colocdar.test/auth/mot-de-passe-oublier')
    expect(mail?.html).toContain('href="http://colocdar.test/auth/mot-de-passe-oublier"')
    expect(mail?.html).toContain('Bonjour sara')
  })

  it('are sent if and only if the transaction commits', async () => {
    const failing = test.deps.db.transaction(async (tx) => {
      await queue.enqueue(tx, notice('never@exemple.ma'))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await jobsTo('never@exemple.ma')).toEqual([])
    await test.deps.db.transaction((tx) => queue.enqueue(tx, notice('b@exemple.ma')))
    await arrivalOf('b@exemple.ma')
    expect(mailsTo('never@exemple.ma')).toEqual([])
  })

  it.each([
    ['them for now', (server: SmtpPeer) => server.refuseNext(451)],
    ['our sender, which is a setting', (server: SmtpPeer) => server.refuseSender(550)],
  ])('[REL-07] are retried when the server refused %s', async (_what, refuse) => {
    refuse(peer)
    await queue.enqueue(test.deps.db, notice('c@exemple.ma'))
    const retried = [{ state: 'retry', waits: true }]
    await expect.poll(() => jobsTo('c@exemple.ma')).toMatchObject(retried)
    await retryNow('c@exemple.ma')
    await arrivalOf('c@exemple.ma')
  })

  it('[REL-07] are retried when there is no server at all', async () => {
    transport = smtpTransport({ url: 'smtp://127.0.0.1:1', from: 'bonjour@colocdar.test' })
    await queue.enqueue(test.deps.db, notice('d@exemple.ma'))
    await expect.poll(() => jobsTo('d@exemple.ma')).toMatchObject([{ state: 'retry' }])
    transport = smtpTransport({ url: peer.url, from: 'bonjour@colocdar.test' })
    await retryNow('d@exemple.ma')
    await arrivalOf('d@exemple.ma')
  })

  it('[REL-07] keep their Message-ID when two attempts arrive', async () => {
    const real = transport
    let answersLost = 1
    transport = {
      async send(mail) {
        await real.send(mail)
        if (answersLost-- > 0) throw new Error('killed before it could be noted')
      },
    }
    await queue.enqueue(test.deps.db, notice('e@exemple.ma'))
    await arrivalOf('e@exemple.ma')
    await expect.poll(() => jobsTo('e@exemple.ma')).toMatchObject([{ state: 'retry' }])
    await retryNow('e@exemple.ma')
    const [first, second] = await arrivalOf('e@exemple.ma', 2)
    const messageId = (mail = first) => mail?.headers.find((line) => /^Message-ID:/i.test(line))
    expect(messageId(first)).toMatch(/<[0-9a-f-]{36}@colocdar\.test>/)
    expect(messageId(second)).toBe(messageId(first))
  })

  it.each([550, 552, 554])('are not retried once the server refused them for good, with %i', async (code) => {
    const to = `f${code}@exemple.ma`
    peer.refuseNext(code)
    await queue.enqueue(test.deps.db, notice(to))
    await expect.poll(() => jobsTo(to)).toMatchObject([{ state: 'failed' }])
  })

  it('leave nothing behind in the queue', async () => {
    await queue.enqueue(test.deps.db, notice('g@exemple.ma'))
    await arrivalOf('g@exemple.ma')
    await expect.poll(() => jobsTo('g@exemple.ma')).toEqual([])
  })

  it('can be delayed and cancelled', async () => {
    const [sent, cancelled] = [randomUUID(), randomUUID()]
    await queue.enqueue(test.deps.db, notice('h@exemple.ma'), { id: sent, afterSeconds: 3600 })
    await queue.enqueue(test.deps.db, notice('i@exemple.ma'), { id: cancelled, afterSeconds: 3600 })
    expect(await jobsTo('h@exemple.ma')).toMatchObject([{ state: 'created', waits: true }])
    await test.deps.db.transaction((tx) => queue.cancel(tx, cancelled))
    await queue.cancel(test.deps.db, randomUUID())
    expect(await jobsTo('i@exemple.ma')).toEqual([])
    await retryNow('h@exemple.ma')
    await arrivalOf('h@exemple.ma')
  })

  it('[PRIV-06] can be deleted by recipient, waiting or failed', async () => {
    peer.refuseNext(550)
    await queue.enqueue(test.deps.db, notice('k@exemple.ma'))
    await expect.poll(() => jobsTo('k@exemple.ma')).toMatchObject([{ state: 'failed' }])
    const later = { id: randomUUID(), afterSeconds: 3600 }
    await queue.enqueue(test.deps.db, notice('k@exemple.ma'), later)
    await queue.enqueue(test.deps.db, notice('l@exemple.ma'), { ...later, id: randomUUID() })
    await test.deps.db.transaction((tx) => queue.forget(tx, 'k@exemple.ma'))
    expect(await jobsTo('k@exemple.ma')).toEqual([])
    expect(await jobsTo('l@exemple.ma')).toHaveLength(1)
  })

  it('[PRIV-12] stay when they are not about the account, and its address is the team’s', async () => {
    const [to, later] = ['equipe@exemple.ma', () => ({ id: randomUUID(), afterSeconds: 3600 })] as const
    const form = { subject: 'Bonjour', email: 'x@exemple.ma', message: 'Une plainte' }
    await queue.enqueue(test.deps.db, contact.to(to, form), later())
    await queue.enqueue(test.deps.db, compteSupprime.to(to, { username: 'avant' }), later())
    await queue.enqueue(test.deps.db, notice(to), later())
    await test.deps.db.transaction((tx) => queue.forget(tx, to))
    expect((await jobsTo(to)).map(({ template }) => template).toSorted()).toEqual(['compteSupprime', 'contact'])
  })

  it('[SEC-32] contain no header or recipient that a form tried to inject', async () => {
    const subject = 'Bonjour\r\nBcc: tous@exemple.ma\r\n\r\nautre corps'
    await queue.enqueue(test.deps.db, contact.to('j@exemple.ma', { subject, email: 'x@exemple.ma', message: 'Salut' }))
    const [mail] = await arrivalOf('j@exemple.ma')
    expect(mail?.recipients).toEqual(['j@exemple.ma'])
    expect(mail?.headers.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([])
    expect(mail?.headers.find((line) => line.startsWith('Subject:'))).toContain('Bonjour Bcc: tous@exemple.ma')
    expect(mail?.headers).toContain('Reply-To: x@exemple.ma')
  })

  it.each([
    'a@exemple.ma, b@exemple.ma',
    'Groupe: a@exemple.ma, b@exemple.ma;',
    'a@exemple.ma (commentaire) <b@exemple.ma>',
    'a@exemple.ma\r\nBcc: b@exemple.ma',
  ])('[SEC-32] never treat %j as more than one address', async (to) => {
    // The contracts refuse such an address. If one ever got here, it must still be one recipient.
    await transport
      .send({ messageId: `<${randomUUID()}@colocdar.test>`, to, subject: 's', text: 't', html: 'h' })
      .catch(() => {})
    expect(peer.received.flatMap(({ recipients }) => recipients).length).toBeLessThanOrEqual(1)
    expect(peer.received.flatMap(({ headers }) => headers).filter((line) => /^bcc:/i.test(line))).toEqual([])
  })
})

describe('mails with a token', () => {
  const createWaiting = async () => {
    const { id: utilisateurId, email: to, username } = await createMembre(test, { emailVerifiedAt: null })
    return { utilisateurId, ...verification.to(to, { username, utilisateurId }) }
  }
  const tokenIn = (mail: { text: string } | undefined) =>
    /\/auth\/verifier\/([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? ''
  const verify = async (token: string) =>
    (await test.app.inject({ url: '/api/test/utilisateur/verify', query: { token } })).statusCode
  const stored = async () => {
    const rows = sql`select t::text as row from mail_tokens t union all select j::text from pgboss.job j`
    return (await test.deps.db.execute<{ row: string }>(rows)).rows.map(({ row }) => row).join()
  }

  it('[SEC-16] get it when they are sent: it is never stored in the queue or the database', async () => {
    const mail = await createWaiting()
    peer.refuseNext(451)
    await queue.enqueue(test.deps.db, mail)
    await expect.poll(() => jobsTo(mail.to)).toMatchObject([{ state: 'retry' }])
    expect(await stored()).not.toMatch(/"token"/)
    await retryNow(mail.to)
    const [arrived] = await arrivalOf(mail.to)
    const token = tokenIn(arrived)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const inColumns = [token, Buffer.from(token).toString('hex'), Buffer.from(token, 'base64url').toString('hex')]
    for (const trace of inColumns) expect(await stored()).not.toContain(trace)
    expect(await verify(token)).toBe(200)
  })

  it('[SEC-16] [REL-07] work whichever of two attempts arrived, and only once', async () => {
    const mail = await createWaiting()
    const real = transport
    let answersLost = 1
    transport = {
      async send(sent) {
        await real.send(sent)
        if (answersLost-- > 0) throw new Error('killed before it could be noted')
      },
    }
    await queue.enqueue(test.deps.db, mail)
    await expect.poll(() => jobsTo(mail.to)).toMatchObject([{ state: 'retry' }])
    await retryNow(mail.to)
    const [first, second] = await arrivalOf(mail.to, 2)
    expect(tokenIn(second)).not.toBe(tokenIn(first))
    expect([await verify(tokenIn(first)), await verify(tokenIn(second))]).toEqual([200, 400])
  })

  it('are not sent once nobody needs them', async () => {
    const mail = await createWaiting()
    await test.deps.db.execute(sql`update utilisateurs set email_verified_at = now() where id = ${mail.utilisateurId}`)
    await queue.enqueue(test.deps.db, mail)
    await expect.poll(() => jobsTo(mail.to)).toEqual([])
    expect(mailsTo(mail.to)).toEqual([])
  })
})
