import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@colocdar/api/db/database'
import { rounds } from '@colocdar/api/testing/endurance'
import type { TestMembre } from '@colocdar/api/testing/membres'
import { startSmtpPeer } from '@colocdar/api/testing/smtp-peer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { joinEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { isAlive } from '../embedded-postgres/processes.ts'
import { busyConnections, createFollowedOffres, selectUnverified, waitingMails } from '../testing/alertes.ts'
import { type AvisCall, acknowledged, avisIn, avisWriter } from '../testing/avis-writers.ts'
import { startCallers } from '../testing/calls.ts'
import { ownPort } from '../testing/own-port.ts'
import { outcomeOf, runScript } from '../testing/run-script.ts'
import { createSite, openDatabaseOf, prepareSite, type Site } from '../testing/site.ts'
import { messageIds, passMinutes, releaseMails, writeMessage } from '../testing/waiting-mails.ts'

// SECURITY.md's figures are for the endurance run: `npm test` runs on machines that may stand still.
const withinMs = (bound: number) => rounds({ short: Number.POSITIVE_INFINITY, long: bound })

let site: Site
let database: Database
let membre: TestMembre
let write: () => AvisCall
let smtpPort: number
let firstAdministrator: Awaited<ReturnType<typeof outcomeOf>>

beforeAll(async () => {
  smtpPort = await ownPort()
  site = await createSite({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` })
  firstAdministrator = await run('cli/admin.ts', ['create', 'nadia@exemple.ma'])
  membre = await prepareSite(site)
  write = avisWriter(membre)
  await site.start()
  database = await openDatabaseOf(site)
})
afterAll(async () => {
  await database?.close()
  await site.remove()
})

const run = (script: string, args: string[], env = site.env) => outcomeOf(runScript(script, args, env))

const post = (path: string, body: object, headers = {}) =>
  fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const kill = {
  server: async () => {
    site.server.child.kill('SIGKILL')
    await site.server.exited
  },
  database: async () => {
    const pid = site.postmasterPid()
    // An answer in flight may end a round before the database of the last one is back.
    if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  },
}

describe('commands on the machine', () => {
  it('npm run admin creates the first administrator before the first start of the site', () => {
    expect(firstAdministrator.said).toMatch(
      /Compte créé : nadia, administrateur\.\n.*\nhttp:\/\/localhost:\d+\/auth\/changer-mot-de-passe\/\S+\n$/,
    )
    expect(firstAdministrator.code).toBe(0)
  })

  it('npm run admin creates another one while the site runs, with a link to set the password', async () => {
    const { said } = await run('cli/admin.ts', ['create', 'omar@exemple.ma'])
    const token = /changer-mot-de-passe\/(\S+)/.exec(said)?.[1]
    await post('/test/utilisateur/reset-password', { token, newPassword: 'un mot de passe' })
    const session = await post('/auth/signin', { username: 'omar@exemple.ma', password: 'un mot de passe' })
    expect(await session.json()).toMatchObject({ username: 'omar', roles: ['ROLE_USER', 'ROLE_ADMIN'] })
  })

  it('refuse with one sentence', async () => {
    const elsewhere = { ...site.env, DATABASE_URL: 'postgres://localhost/autre' }
    const outcomes = await Promise.all([
      run('cli/admin.ts', ['create', 'pas-une-adresse']),
      run('cli/demo-reset.ts', [], elsewhere),
      run('cli/demo-reset.ts', []),
    ])
    expect(outcomes.map(({ said }) => said)).toEqual([
      "L'email n'est pas valide\n",
      'demo:reset n’efface que la base embarquée : retirez DATABASE_URL.\n',
      expect.stringContaining(`est déjà utilisé par le processus ${site.server.child.pid} `),
    ])
    expect(outcomes.map(({ code }) => code)).toEqual([1, 1, 1])
  })

  it('[REL-02] never serve one folder twice: a second server names the first and exits', async () => {
    const startedAt = performance.now()
    const { code, said } = await run('main.ts', ['--demo'], { ...site.env, PORT: '0' })
    expect(performance.now() - startedAt).toBeLessThan(withinMs(2_000))
    expect(said).toContain(`${site.folder} est déjà utilisé par le processus ${site.server.child.pid} depuis`)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })
})

describe('kill -9', () => {
  const victims: (keyof typeof kill)[][] = [['server', 'database'], ['database'], ['server'], ['database']]

  it('[REL-01] of the server or of PostgreSQL loses no write that was acknowledged', async () => {
    const writers = startCallers(site.url, 4, write)
    const total = rounds({ short: 2, long: 200 })
    for (let round = 0; round < total; round += 1) {
      await writers.successes(1 + Math.floor(Math.random() * 20))
      for (const victim of victims[round % victims.length] ?? []) await kill[victim]()
      if (!isAlive(site.server.child.pid as number)) await site.start()
    }
    // More than were under way at the last kill.
    await writers.successes(5)
    await writers.stop()
    const stored = await vi.waitFor(() => avisIn(database), { timeout: 60_000 })
    expect(acknowledged(writers).length).toBeGreaterThan(total)
    expect(acknowledged(writers).filter((commentaire) => !stored.includes(commentaire))).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
  })

  it('[REL-07, MSG-18] loses no mail that was being sent or waited, and sends none twice', async () => {
    // Accepts connections and never answers: the mail stays in flight.
    const silent = createServer().listen(smtpPort, '127.0.0.1')
    const connected = once(silent, 'connection')
    await post('/test/contact', { subject: 'En route', email: 'sara@exemple.ma', message: 'Bonjour !' })
    const [socket] = await connected
    const told = await writeMessage(database, site, membre)
    await kill.server()
    socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
    const peer = await startSmtpPeer(smtpPort)
    // pg-boss considers a job abandoned after two minutes; the test does not wait for that.
    const abandon = `update pgboss.job set state = 'retry', start_after = now() where name = 'mail'`
    if (rounds({ short: 1, long: 0 })) await database.pool.query(abandon)
    await passMinutes(database)
    await site.start()
    const arrivals = () => peer.received.filter(({ raw }) => raw.includes('En route'))
    await vi.waitFor(() => expect(arrivals()).not.toEqual([]), { timeout: 300_000, interval: 50 })
    expect(messageIds(arrivals()).size).toBe(1)
    const notified = () => peer.received.filter(({ recipients }) => recipients.includes(told.email))
    await vi.waitFor(async () => expect(await waitingMails(database)).toBe(0), { timeout: 60_000, interval: 50 })
    expect(notified().map(({ text }) => text)).toEqual([expect.stringContaining(told.texte)])
    await peer.close()
  })
})

describe('kill -9 between a verification and the mails of alerts', () => {
  it('[ALERT-08] loses none of them and sends none twice', async () => {
    const followed = await createFollowedOffres(database.db, rounds({ short: 4, long: 100 }))
    const killsBefore = rounds({ short: 0, long: 20 })
    let left = followed.offreIds
    for (let round = 0; left.length > 0; round += 1) {
      const verified = Promise.all(left.map((id) => post(...followed.verify(id)).catch(() => {})))
      // As soon as one of them is verified, or somewhere on the way; in the end all are.
      const isSome = async () => (await selectUnverified(database, left)).length < left.length
      if (round < killsBefore) {
        await (round === 0 ? vi.waitUntil(isSome, { timeout: 60_000, interval: 1 }) : sleep(Math.random() * 200))
        await kill.server()
      }
      await verified
      if (round < killsBefore) await site.start()
      left = await selectUnverified(database, left)
    }
    // At the kill some have left, and the others are only written down: held back before any can be sent, since after a
    // moment in which the machine stood still all are due.
    await releaseMails(database, { template: 'alerte', most: 0 })
    const peer = await startSmtpPeer(smtpPort)
    const arrivals = () => peer.received.filter(({ raw }) => raw.includes('List-Unsubscribe-Post'))
    await releaseMails(database, { template: 'alerte', most: followed.expected.length / 2 })
    await vi.waitFor(() => expect(arrivals()).not.toEqual([]), { timeout: 60_000, interval: 5 })
    await kill.server()
    expect(arrivals().length).toBeLessThan(followed.expected.length)
    await vi.waitFor(async () => expect(await busyConnections(database)).toBe(0), { timeout: 60_000, interval: 50 })
    await releaseMails(database)
    await site.start()
    const told = () =>
      new Set(arrivals().map(({ recipients, text }) => `${recipients[0]} ${/\/coloc\/\d+/.exec(text)?.[0]}`))
    await vi.waitFor(() => expect(told()).toEqual(new Set(followed.expected)), { timeout: 60_000, interval: 50 })
    await vi.waitFor(async () => expect(await waitingMails(database)).toBe(0), { timeout: 60_000, interval: 50 })
    // One that was on the wire when the server died may be sent again, under the same id: mail programs show it once.
    expect(messageIds(arrivals()).size).toBe(followed.expected.length)
    await peer.close()
  })
})

describe('a database that restarts', () => {
  it('[REL-03] causes 503 for a moment, in pages and API, and no exit', async () => {
    let number = 0
    const readers = startCallers(site.url, 6, () => {
      number += 1
      // A new address each time: cached pages need no database.
      return number % 2
        ? { path: `/coloc/offres?page=${number}` }
        : { path: `/api/test/coloc/search?userId=${membre.id}`, headers: membre.headers }
    })
    // The API's error, the error page, or the list whose cities were known but not its offers.
    const explained = /momentanément indisponible|Quelque chose s’est mal passé|Erreur lors de la récupération/
    const server = site.server
    const outages: number[] = []
    for (let round = 0; round < rounds({ short: 1, long: 20 }); round += 1) {
      await readers.successes(10)
      const stoppedAt = performance.now()
      process.kill(site.postmasterPid(), round % 2 ? 'SIGINT' : 'SIGKILL')
      await readers.failures(2)
      await site.ready()
      outages.push(performance.now() - stoppedAt)
    }
    await readers.successes(10)
    await readers.stop()
    const answers = readers.outcomes.map(({ outcome }) => outcome)
    const statuses = answers.map((answer) => (answer.kind === 'answered' ? answer.status : answer.kind))
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    for (const answer of answers) {
      if (answer.kind !== 'answered' || answer.status !== 503) continue
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.body).toMatch(explained)
    }
    expect(isAlive(server.child.pid as number)).toBe(true)
    expect(Math.max(...outages)).toBeLessThan(withinMs(5_000))
  })
})

describe('SIGTERM', () => {
  it('[REL-04] under load cuts off no answer, and exits within ten seconds', async () => {
    const withoutAnswer: string[] = []
    const total = rounds({ short: 1, long: 50 })
    for (let round = 0; round < total; round += 1) {
      if (!isAlive(site.server.child.pid as number)) await site.start()
      const writers = startCallers(site.url, 8, write)
      await writers.successes(20)
      const stoppedAt = performance.now()
      expect(await site.stop()).toBe(0)
      expect(performance.now() - stoppedAt).toBeLessThan(withinMs(10_000))
      await writers.stop()
      expect(writers.outcomes.filter(({ outcome }) => outcome.kind === 'cut')).toEqual([])
      const unanswered = writers.outcomes.filter(({ outcome }) => outcome.kind === 'unanswered')
      withoutAnswer.push(...unanswered.map(({ call }) => call.commentaire))
    }
    // A client without an answer may safely retry: nothing was written. PostgreSQL stopped with the site.
    const postgres = await joinEmbeddedPostgres({ dataDir: site.folder, log: () => {} })
    const stored = new Set(await avisIn(database))
    await postgres.stop()
    expect(withoutAnswer.filter((commentaire) => stored.has(commentaire))).toEqual([])
  })
})
