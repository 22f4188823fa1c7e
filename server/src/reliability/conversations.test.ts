import { createConversation, type TestConversation } from '@colocdar/api/testing/conversations'
import type { TestMembre } from '@colocdar/api/testing/membres'
import { type SmtpPeer, startSmtpPeer } from '@colocdar/api/testing/smtp-peer'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { titleWith } from '../../../scripts/lib/installed.mjs'
import { hasProxy, startShippedProxy } from '../testing/shipped-proxy.ts'
import { createSite, type Site } from '../testing/site.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** What arrives on a stream, until it ends. */
const openStream = async ({ url }: Pick<Site, 'url'>, { headers }: TestMembre, since: number) => {
  const answer = await fetch(`${url}/api/conversations/evenements`, {
    headers: { ...headers, accept: 'text/event-stream', 'last-event-id': String(since) },
  })
  const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async () => {
    const { value, done } = await reader.read()
    text += value ?? ''
    return !done
  }
  return {
    status: answer.status,
    text: () => text,
    async until(wanted: string) {
      while (!text.includes(wanted)) if (!(await next())) throw new Error(`ended before « ${wanted} »: ${text}`)
    },
    async end() {
      while (await next());
    },
    leave: () => reader.cancel(),
  }
}

const lastId = (text: string): number => Number([...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? 0)

describe('two instances on one database', () => {
  const test = useTestApp()
  let sites: [Site, Site]
  let peer: SmtpPeer
  beforeAll(async () => {
    peer = await startSmtpPeer()
    const settings = { DATABASE_URL: test.database.url, DRAIN_SECONDS: '0', SMTP_URL: peer.url }
    sites = [await createSite(settings), await createSite(settings)]
    // A member in it: no demo catalogue is loaded.
    await createConversation(test)
    await Promise.all(sites.map((site) => site.start()))
  })
  afterAll(async () => {
    for (const site of sites) await site.remove()
    await peer.close()
  })
  const sendTo = async ({ url }: Site, { seeker, conversation }: TestConversation, texte: string) => {
    const answer = await fetch(`${url}/api/conversations/${conversation.id}/messages`, {
      method: 'POST',
      headers: { ...seeker.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ texte }),
    })
    expect(answer.status).toBe(201)
  }

  // The file sends streams to a location of its own.
  it.runIf(hasProxy('nginx'))(
    titleWith('nginx', '[MSG-20] a message shows at once behind nginx with our file'),
    async () => {
      const [one, two] = sites
      const proxy = await startShippedProxy('nginx', [one.url, two.url])
      const told = await createConversation(test)
      const stream = await openStream(proxy, told.owner, 0)
      await stream.until('event: conversation')
      await sendTo(one, told, 'À travers nginx')
      await stream.until('À travers nginx')
      await stream.leave()
      await proxy.stop()
    },
  )

  it('[MSG-20] a message sent through one shows on the other, and a restart loses none', async () => {
    const [one, two] = sites
    const told = await createConversation(test)
    const { owner } = told
    const send = (texte: string) => sendTo(one, told, texte)
    const list = await (await fetch(`${two.url}/api/conversations`, { headers: owner.headers })).json()
    const stream = await openStream(two, owner, list.evenement)
    await send('Par l’autre processus')
    await stream.until('Par l’autre processus')
    // Stopping ends the stream with a hint, and does not wait for it.
    const stopped = two.stop()
    await stream.end()
    expect(await stopped).toBe(0)
    expect(stream.text()).toMatch(/retry: \d+\n\n$/)
    await send('Pendant l’absence')
    const resumed = await openStream(one, owner, lastId(stream.text()))
    await resumed.until('Pendant l’absence')
    expect(resumed.text()).not.toContain('Par l’autre processus')
  })

  it('[MSG-18] a kill -9 between a message and its mail loses neither, and sends none twice', async () => {
    const [one, two] = sites
    const told = await createConversation(test)
    const { pool } = test.database
    // The first message was written past the queue of the real processes.
    await pool.query('update conversation_membres set mail_prevu = null')
    await sendTo(one, told, 'Juste avant la panne')
    for (const { server } of [one, two]) {
      server.child.kill('SIGKILL')
      await server.exited
    }
    // As if the two minutes had passed.
    await pool.query(`update conversation_messages set created_at = created_at - interval '3 minutes'`)
    await pool.query(`update pgboss.job set start_after = now() where name = 'mail' and state = 'created'`)
    await one.start()
    const arrived = () => peer.received.filter(({ recipients }) => recipients.includes(told.owner.email))
    await vi.waitFor(() => expect(arrived()).toHaveLength(1), { timeout: 60_000, interval: 50 })
    expect(arrived()[0]?.text).toContain('Juste avant la panne')
    const waiting = async () =>
      (await pool.query(`select 1 from pgboss.job where name = 'mail' and state < 'completed'`)).rowCount
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 50 })
    expect(arrived()).toHaveLength(1)
  })
})
