import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPushBrowser } from '../testing/push-peer.ts'
import { webPushTransport } from './push-transport.ts'
import { newVapidKey } from './web-push.ts'

const sender = { vapid: { key: newVapidKey(), subject: 'mailto:a@b.ma' }, hosts: [], now: new Date() }
const { endpoint, ...encoded } = createPushBrowser()
const target = {
  endpoint,
  p256dh: Buffer.from(encoded.p256dh, 'base64url'),
  auth: Buffer.from(encoded.auth, 'base64url'),
}
const message = { payload: {}, topic: 'essai', ttlSeconds: 60 }

/** Takes calls, and never answers. */
const calls = vi.fn()
const silent = http.createServer(calls)
let port: number
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  port = (silent.address() as AddressInfo).port
})
afterAll(() => {
  silent.closeAllConnections()
  silent.close()
})

const addresses =
  (...list: string[]) =>
  async () =>
    list.map((address) => ({ address, family: 4 }))

it.each([[['127.0.0.1']], [['142.250.75.10', '169.254.169.254']], [[]]])(
  '[SEC-61, SEC-81] a known name that leads to %o is not called',
  async (list) => {
    const transport = webPushTransport({ request: http.request, resolve: addresses(...list), port })
    expect(await transport.send(target, message, sender)).toEqual({ result: 'refused', reason: 'not a public address' })
    expect(calls).not.toHaveBeenCalled()
  },
)

it('[SEC-61, SEC-81] a service that is not known, or no longer, is not even looked up', async () => {
  const resolve = vi.fn(addresses('127.0.0.1'))
  const transport = webPushTransport({ request: http.request, resolve, isReachable: () => true, port })
  const elsewhere = { ...target, endpoint: 'https://push.ancien.ma/secret' }
  expect(await transport.send(elsewhere, message, sender)).toEqual({ result: 'refused', reason: 'unknown service' })
  expect([resolve.mock.calls, calls.mock.calls]).toEqual([[], []])
})

it.each([
  ['an answer', addresses('127.0.0.1')],
  ['an address', () => new Promise<never>(() => {})],
])('waits a limited time for %s, and repeats no secret', async (_, resolve) => {
  const transport = webPushTransport({ request: http.request, resolve, isReachable: () => true, port, timeoutMs: 50 })
  const outcome = await transport.send(target, message, sender)
  expect(outcome).toEqual({ result: 'later', reason: 'TimeoutError' })
  expect(JSON.stringify(outcome)).not.toContain('secret')
})
