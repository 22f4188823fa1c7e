import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()
let port = 0
beforeAll(async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  port = (test.app.server.address() as AddressInfo).port
})

/** Sends raw bytes and reads until the server closes the connection, with or without an answer. */
const talk = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
    // A server that still waits has an unfinished request: close the connection.
    socket.end(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  })

const host = 'Host: x\r\nConnection: close\r\n'
const post = (headers: string, body: string) =>
  `POST /api/test/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\n${headers}\r\n${body}`

const oddities: [string, string | Buffer][] = [
  ['nothing but noise', Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 37) % 256))],
  ['a TLS greeting', Buffer.from('16030100c8010000c40303', 'hex')],
  ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['HTTP/0.9', 'GET /api/test/init\r\n\r\n'],
  ['HTTP/9.9', `GET / HTTP/9.9\r\n${host}\r\n`],
  ['no Host', 'GET /api/test/init HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two Hosts', `GET /api/test/init HTTP/1.1\r\nHost: a\r\nHost: b\r\n${host}\r\n`],
  ['a foreign absolute address', `GET http://mal.test/api/test/init HTTP/1.1\r\n${host}\r\n`],
  ['an address of another scheme', `GET file:///etc/passwd HTTP/1.1\r\n${host}\r\n`],
  ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${host}\r\n`],
  ['CONNECT', `CONNECT mal.test:443 HTTP/1.1\r\n${host}\r\n`],
  ['TRACE', `TRACE /api/test/init HTTP/1.1\r\n${host}X: canari\r\n\r\n`],
  ['an unknown method', `BREW /api/test/init HTTP/1.1\r\n${host}\r\n`],
  ['bytes above 127 in the path', `GET /api/\xff\xfe\x80 HTTP/1.1\r\n${host}\r\n`],
  ['a broken escape in the path', `GET /api/test/coloc/%zz HTTP/1.1\r\n${host}\r\n`],
  ['an overlong UTF-8 escape', `GET /api/test/coloc/%c0%ae%c0%ae HTTP/1.1\r\n${host}\r\n`],
  ['NUL in the path', `GET /api/test/coloc/%00 HTTP/1.1\r\n${host}\r\n`],
  ['an endless path', `GET /api/${'a'.repeat(30_000)} HTTP/1.1\r\n${host}\r\n`],
  ['an endless header', `GET /api/test/init HTTP/1.1\r\n${host}X: ${'a'.repeat(30_000)}\r\n\r\n`],
  ['3,000 headers', `GET /api/test/init HTTP/1.1\r\n${host}${'X: a\r\n'.repeat(3000)}\r\n`],
  ['a header without a name', `GET /api/test/init HTTP/1.1\r\n${host}: x\r\n\r\n`],
  ['a header with NUL', `GET /api/test/init HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`],
  ['a folded header', `GET /api/test/init HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`],
  ['lone line feeds', 'GET /api/test/init HTTP/1.1\nHost: x\nConnection: close\n\n'],
  ['an upgrade', `GET /api/test/init HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`],
  ['an odd expectation', post('Expect: un-miracle\r\nContent-Length: 2\r\n', '{}')],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 30\r\n', '{}')],
  ['a negative length', post('Content-Length: -1\r\n', '{}')],
  ['a length that is no number', post('Content-Length: 0x2\r\n', '{}')],
  ['a length beyond counting', post(`Content-Length: ${'9'.repeat(30)}\r\n`, '{}')],
  [
    'a length and chunks',
    post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\nGET /api/test/init HTTP/1.1\r\n\r\n'),
  ],
  ['chunks of an odd kind', post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n')],
  ['a chunk shorter than its length', post('Transfer-Encoding: chunked\r\n', 'ff\r\n{}\r\n0\r\n\r\n')],
  ['a chunk of no known size', post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n')],
  ['a body that breaks off', post('Content-Length: 500\r\n', '{"subject":')],
  ['a compressed body', post('Content-Encoding: gzip\r\nContent-Length: 2\r\n', '\x1f\x8b')],
]

describe('raw HTTP', () => {
  it.each(oddities)('[SEC-08] %s: refused or answered, 0 5xx, nothing leaked', async (_what, bytes) => {
    const heard = await talk(bytes)
    for (const [, status] of heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)) expect(Number(status)).toBeLessThan(500)
    expect(heard).not.toMatch(/node_modules|\.ts:\d|\bat \S+ \(|canari/)
    expect((await test.app.inject('/api/test/init')).statusCode).toBe(200)
  })

  it('[SEC-08] answers once to a body that hides a second request', async () => {
    const heard = await talk(
      post(
        'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
        '0\r\n\r\nGET /api/test/init HTTP/1.1\r\nHost: x\r\n\r\n',
      ),
    )
    expect(heard).not.toContain('villeColocInfo')
  })
})

describe('an unknown path below /api', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '[SEC-08] answers %s with the error in JSON',
    async (method) => {
      for (const url of ['/api', '/api/', '/api/inconnu', '/api/test/coloc/1/2/3', '/api/auth']) {
        const answer = await test.app.inject({ method, url })
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
        if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
      }
    },
  )
})
