import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { StartupError } from '../process/startup-error.ts'
import { ownPort } from '../testing/own-port.ts'
import { checkStore } from './check-store.ts'

const files = new Map<string, Buffer>()
/** What the store answers instead, by method. */
let refusals: Record<string, number> = {}

const store = createServer(async (request, response) => {
  const { method = '', url = '' } = request
  const body = await buffer(request)
  const refused = refusals[method]
  if (refused) return response.writeHead(refused).end()
  if (method === 'PUT') files.set(url, body)
  if (method === 'DELETE') files.delete(url)
  const found = files.get(url)
  if (method === 'GET' && !found) return response.writeHead(refusals.missing ?? 404).end()
  return response.writeHead(200).end(method === 'GET' ? found : '')
})
beforeAll(() => once(store.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => store.close())
beforeEach(() => {
  refusals = {}
})

const warn = vi.fn<(message: string) => void>()
const check = (host = `127.0.0.1:${(store.address() as AddressInfo).port}`) =>
  checkStore(`s3://CLE:SECRET@${host}/photos?tls=false`, warn)

it('writes, reads and deletes a file, and leaves nothing behind', async () => {
  await check()
  expect([files.size, warn.mock.calls]).toEqual([0, []])
})

it.each([
  ['a key that may not write', { PUT: 403 }, /refuse la clé \(403\) : elle doit pouvoir lire, écrire/],
  ['a key that may not delete', { DELETE: 403 }, /refuse la clé \(403\)/],
  ['a key that may not list', { missing: 403 }, /refuse la clé \(403\)/],
  ['a bucket that does not exist', { PUT: 404 }, /n’a pas de seau de ce nom\.$/],
  ['a store that forgets', { GET: 404 }, /ne rend pas le fichier/],
])('refuses to start with %s, in one sentence', async (_what, given, sentence) => {
  refusals = given
  const refusal = await check().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartupError)
  expect((refusal as Error).message).toMatch(sentence)
  expect((refusal as Error).message).not.toMatch(/CLE|SECRET/)
})

it('starts with a store that is down, and says so', async () => {
  const host = `127.0.0.1:${await ownPort()}`
  await check(host)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    `UPLOADS_URL : le stockage des photos (${host}) ne répond pas comme il faut (ECONNREFUSED) ; les photos manqueront jusqu’à son retour.`,
  )
})
