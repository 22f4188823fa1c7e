import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'

const curve = 'prime256v1'

/** What a browser gave us to encrypt for it. */
export interface PushKeys {
  /** Its public key: a point of P-256 in 65 bytes. */
  p256dh: Buffer
  auth: Buffer
}

/** Given by tests alone: each message has its own. */
interface Randomness {
  salt: Buffer
  sender: ECDH
}

// One record holds all: services take 4096 bytes.
const recordSize = 4096

/** The body of a message, as RFC 8291 encrypts it (`Content-Encoding: aes128gcm`, RFC 8188). */
export const encryptPush = (
  text: Buffer,
  { p256dh, auth }: PushKeys,
  { salt, sender } = newRandomness(),
): Buffer<ArrayBuffer> => {
  const key = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, key])
  const secret = derive(sender.computeSecret(p256dh), auth, info, 32)
  const derived = (name: string, length: number) =>
    derive(secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length)
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  const head = Buffer.alloc(21)
  salt.copy(head)
  head.writeUInt32BE(recordSize, 16)
  head.writeUInt8(key.length, 20)
  // 2 marks the last record.
  const record = [cipher.update(text), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([head, key, ...record])
}

const newRandomness = (): Randomness => {
  const sender = createECDH(curve)
  sender.generateKeys()
  return { salt: randomBytes(16), sender }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Whether it is a point of the curve: with another one a secret could not be agreed on. */
export const isPushKey = (p256dh: Buffer): boolean => {
  try {
    createPublicKey({ key: jwkOf(p256dh), format: 'jwk' })
    return true
  } catch {
    return false
  }
}

/** The private key of VAPID (RFC 8292), made once: browsers subscribe to its public half. */
export const newVapidKey = (): Buffer => {
  const pair = createECDH(curve)
  pair.generateKeys()
  // Leading zeros are left out, which the form of a stored key must not be.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
}

export const publicVapidKey = (key: Buffer): Buffer => {
  const pair = createECDH(curve)
  pair.setPrivateKey(key)
  return pair.getPublicKey()
}

export interface Vapid {
  key: Buffer
  /** Where the operator of a service can reach us: `mailto:` or `https:`. */
  subject: string
}

// A day at most, by the RFC; clocks differ.
const tokenSeconds = 12 * 3600

/** The header by which the service of this endpoint recognises us. */
export const vapidAuthorization = (endpoint: string, { key, subject }: Vapid, now: Date): string => {
  const exp = Math.floor(now.getTime() / 1000) + tokenSeconds
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => encode(Buffer.from(JSON.stringify(part))))
    .join('.')
  const point = publicVapidKey(key)
  const signer = createPrivateKey({ key: { ...jwkOf(point), d: encode(key) }, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(signed), { key: signer, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${encode(signature)}, k=${encode(point)}`
}

const encode = (bytes: Buffer): string => bytes.toString('base64url')

const jwkOf = (point: Buffer) => ({
  kty: 'EC',
  crv: 'P-256',
  x: encode(point.subarray(1, 33)),
  y: encode(point.subarray(33)),
})
