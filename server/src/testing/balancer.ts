import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Balancer {
  url: string
  /** Resolves when it sends requests to this server again. */
  untilReady(server: string): Promise<void>
  close(): Promise<void>
}

// Longer than what a server that stops without notice waits for its connections.
const checkEveryMs = 800

/**
 * A load balancer that asks `/readyz`, takes turns, keeps its connections, and never tries a request again: what fails
 * behind it, fails for the visitor, with 502. If none is ready, it asks them all.
 */
export const startBalancer = async (servers: string[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  const closing = new AbortController()
  const check = async (server: string) => {
    let refusals = 0
    while (!closing.signal.aborted) {
      const answer = await fetch(`${server}/readyz`).catch(() => null)
      await answer?.arrayBuffer()
      refusals = answer?.ok ? 0 : refusals + 1
      if (refusals === 0) ready.add(server)
      // As proxies do: the other one may be restarting when a busy server is late once.
      else if (refusals > 1) ready.delete(server)
      await sleep(checkEveryMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const checks = servers.map(check)
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    // Without a database none is ready, and all still have their cached pages.
    const list = ready.size > 0 ? [...ready] : servers
    turn += 1
    const server = list[turn % list.length]
    const fail = () => {
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    }
    if (!server) return fail()
    const { method, headers } = incoming
    const forwarded = request(`${server}${incoming.url}`, { agent, method, headers }, (answer) => {
      const { connection: _, 'keep-alive': __, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    forwarded.on('error', fail)
    incoming.pipe(forwarded)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async untilReady(server) {
      while (!ready.has(server)) await sleep(20)
    },
    async close() {
      closing.abort()
      await Promise.all(checks)
      proxy.close()
      proxy.closeAllConnections()
      agent.destroy()
    },
  }
}
