import { createConversation, type TestConversation } from '@colocdar/api/testing/conversations'
import type { TestMembre } from '@colocdar/api/testing/membres'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { titleWith } from '../../../scripts/lib/installed.mjs'
import { hasProxy, startShippedProxy } from '../testing/shipped-proxy.ts'
import { createSiteHere, type SiteHere } from '../testing/site.ts'

/** What arrives on a stream, until it ends. */
const openStream = async ({ url }: Pick<SiteHere, 'url'>, { headers }: TestMembre, since: number) => {
  const open = () =>
    fetch(`${url}/api/conversations/evenements`, {
      headers: { ...headers, accept: 'text/event-stream', 'last-event-id': String(since) },
    })
  // As the page does: a machine that stood still passes for overloaded, and streams are shed first.
  const answer = await vi.waitFor(
    async () => {
      const answer = await open()
      if (answer.status === 503) throw new Error(`shed: ${await answer.text()}`)
      return answer
    },
    { timeout: 60_000 },
  )
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
  let sites: [SiteHere, SiteHere]
  beforeAll(async () => {
    const settings = { DATABASE_URL: test.database.url, DRAIN_SECONDS: '0' }
    sites = [await createSiteHere(settings), await createSiteHere(settings)]
    await Promise.all(sites.map((site) => site.start()))
  })
  afterAll(async () => {
    for (const site of sites) await site.remove()
  })
  const sendTo = async ({ url }: SiteHere, { seeker, conversation }: TestConversation, texte: string) => {
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
})
