import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServers } from '@colocdar/api/db/connection/servers'
import { contact as contactMail } from '@colocdar/api/features/contact/contact.mails'
import { type Jobs, openJobs } from '@colocdar/api/jobs/jobs'
import { createMailQueue } from '@colocdar/api/mail/mail-queue'
import { smtpTransport } from '@colocdar/api/mail/smtp-transport'
import { featureMails } from '@colocdar/api/mails'
import { jobWorkers } from '@colocdar/api/queues'
import { everyCall } from '@colocdar/api/testing/every-call'
import { hasLastRelease, lastRelease } from '@colocdar/api/testing/last-release'
import { type SmtpPeer, startSmtpPeer } from '@colocdar/api/testing/smtp-peer'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { fillPath } from '@colocdar/contracts/endpoint'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startLastRelease } from '../testing/last-release.ts'

// Without the history of the repository there is no older version to run: the tests say that they were skipped.
describe.runIf(hasLastRelease())(`[REL-15] version ${lastRelease.version} beside this one, on its schema`, () => {
  const test = useTestApp()
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  let folder: string
  let peer: SmtpPeer
  let old: Awaited<ReturnType<typeof startLastRelease>>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'colocdar-last-release-'))
    peer = await startSmtpPeer()
    const env = { DATABASE_URL: test.database.url, DATA_DIR: test.folder, SMTP_URL: peer.url }
    old = await startLastRelease(folder, env)
  })
  afterAll(async () => {
    old?.process.child.kill('SIGKILL')
    await old?.process.exited
    await peer.close()
    await rm(folder, { recursive: true, force: true })
  })

  const contact = (subject: string) =>
    fetch(`${old.url}/api/test/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subject, email: 'sara@exemple.ma', message: 'Bonjour !' }),
    })
  const arrivalOf = (subject: string) =>
    vi.waitFor(() => expect(peer.received.filter(({ raw }) => raw.includes(subject))).toHaveLength(1), {
      timeout: 60_000,
      interval: 50,
    })

  it('answers every call it knows', async () => {
    const refused: string[] = []
    const { paths: known } = (await (await fetch(`${old.url}/api/openapi.json`)).json()) as { paths: object }
    const calls = everyCall().filter(({ endpoint }) => endpoint.path in known)
    expect(calls.length).toBeGreaterThan(50)
    for (const { id, endpoint, prepare } of calls) {
      const { as, params, query, body, form } = await prepare(test)
      const search = query ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}` : ''
      const answer = await fetch(`${old.url}/api${fillPath(endpoint.path, params)}${search}`, {
        method: endpoint.method,
        headers: { ...as?.headers, ...form?.headers, ...(body && !form && { 'content-type': 'application/json' }) },
        ...(form ? { body: new Uint8Array(form.payload) } : body && { body: JSON.stringify(body) }),
      })
      await answer.arrayBuffer()
      // A call that is newer than that version is not found.
      if (!answer.ok && answer.status !== 404) refused.push(`${answer.status} ${id}`)
    }
    expect(refused).toEqual([])
  })

  it('queues mails that this one sends, and sends those that this one queues', async () => {
    const open = (): Promise<Jobs> => openJobs({ servers: createServers(test.database.url), log, pollingSeconds: 0.5 })
    const [workers, sender] = await Promise.all([open(), open()])
    const mailTransport = smtpTransport({ url: peer.url, from: 'Colocdar <bonjour@colocdar.test>' })
    const mailOnly = jobWorkers({ ...test.deps, mailTransport, log }).filter(({ queue }) => queue.name === 'mail')
    await contact('Écrit par l’ancienne')
    await workers.startWorkers(mailOnly)
    await arrivalOf('ancienne')
    await workers.stop()

    old.process.child.kill('SIGUSR2')
    const mail = { subject: 'Nouvelle version', email: 'ali@exemple.ma', message: 'Bonjour !' }
    await createMailQueue(sender, featureMails).enqueue(test.deps.db, contactMail.to('contact@exemple.ma', mail))
    await arrivalOf('Nouvelle version')
    await sender.stop()
  })
})
