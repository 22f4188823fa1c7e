import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PushTransport, webPushTransport } from '../push/push-transport.ts'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on a loopback port, which answers 201 unless told otherwise. */
export interface PushPeer {
  /** Reaches it under any name. */
  transport: PushTransport
  received: Received[]
  /** The next answers. */
  answerNext(...answers: { status: number; headers?: Record<string, string> }[]): void
  close(): Promise<void>
}

export const startPushPeer = async (): Promise<PushPeer> => {
  const received: Received[] = []
  const answers: { status: number; headers?: Record<string, string> }[] = []
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    const { status, headers = {} } = answers.shift() ?? { status: 201 }
    response.writeHead(status, headers).end('x'.repeat(100_000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    transport: webPushTransport({
      request: http.request,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isReachable: () => true,
      port,
    }),
    received,
    answerNext: (...next) => void answers.push(...next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export interface PushBrowser {
  endpoint: string
  /** What it gives us. */
  p256dh: string
  auth: string
  read(body: Buffer): unknown
}

let browsers = 0

/** A browser that subscribed at a known service. */
export const createPushBrowser = (host = 'fcm.googleapis.com'): PushBrowser => {
  browsers += 1
  const pair = createECDH('prime256v1')
  const [p256dh, auth] = [pair.generateKeys(), randomBytes(16)]
  return {
    endpoint: `https://${host}/fcm/send/secret-${browsers}`,
    p256dh: p256dh.toString('base64url'),
    auth: auth.toString('base64url'),
    read: (body) => JSON.parse(decryptPush(body, { key: pair.getPrivateKey(), auth })),
  }
}

/** As a browser does it, by RFC 8188 and 8291. */
export const decryptPush = (body: Buffer, { key, auth }: { key: Buffer; auth: Buffer }): string => {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const senderKey = body.subarray(21, keyEnd)
  const own = createECDH('prime256v1')
  own.setPrivateKey(key)
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey])
  const secret = derive(own.computeSecret(senderKey), auth, info, 32)
  const part = (name: string, length: number) =>
    derive(secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length)
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const record = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  return record.subarray(0, record.lastIndexOf(2)).toString('utf8')
}
