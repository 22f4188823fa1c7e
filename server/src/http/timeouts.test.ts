import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOptions } from './timeouts.ts'

const short = { headersMs: 200, requestMs: 400, silenceMs: 5_000, keepAliveMs: 5_000, checkMs: 50 }
let usual: FastifyInstance
let impatient: FastifyInstance

beforeAll(async () => {
  usual = await start(clientOptions())
  impatient = await start(clientOptions(short))
})
afterAll(() => Promise.all([usual.close(), impatient.close()]))

const start = async (options: ReturnType<typeof clientOptions>): Promise<FastifyInstance> => {
  const app = Fastify(options) as unknown as FastifyInstance
  app.post('/', async (request) => request.body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

/** All that the server sends in answer to these bytes before it closes the connection. */
const sendRaw = async (bytes: string, app = usual): Promise<string[]> => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return (await text(socket)).split('\r\n\r\n')
}
const answerTo = async (bytes: string, app = usual) => {
  const [head = '', body = '{}'] = await sendRaw(bytes, app)
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) }
}

const refusal = (message: string) => ({ code: 'INVALID', message, requestId: expect.any(String) })

describe('[REL-08] a client that', () => {
  it('never finishes its headers times out', async () => {
    const answer = await answerTo('POST / HTTP/1.1\r\nhost: colocdar.test\r\nx-slow: ', impatient)
    expect(answer).toEqual({ status: 408, body: refusal('La requête a mis trop de temps à arriver.') })
  })

  it('never finishes its body times out', async () => {
    const answer = await answerTo(
      'POST / HTTP/1.1\r\nhost: colocdar.test\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nx',
      impatient,
    )
    expect(answer).toEqual({ status: 408, body: refusal('La requête a mis trop de temps à arriver.') })
  })

  it('sends endless headers is refused', async () => {
    const answer = await answerTo(`GET / HTTP/1.1\r\nhost: colocdar.test\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(answer).toEqual({ status: 431, body: refusal('Les en-têtes sont trop longs.') })
  })

  it('does not speak HTTP is refused', async () => {
    expect(await answerTo('BONJOUR\r\n\r\n')).toEqual({ status: 400, body: refusal('Requête illisible.') })
  })

  it('[SEC-22] does not speak HTTP gets the security headers too', async () => {
    const [head] = await sendRaw('BONJOUR\r\n\r\n')
    for (const header of ['x-content-type-options: nosniff', 'x-frame-options: DENY', "frame-ancestors 'none'"]) {
      expect(head).toContain(header)
    }
  })
})
