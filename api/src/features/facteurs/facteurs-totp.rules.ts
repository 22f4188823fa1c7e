import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// What every authenticator app knows (RFC 6238 over RFC 4226): SHA-1, six digits, thirty seconds.
const digits = 6
const stepSeconds = 30
// A phone's clock may be off by one step in either direction.
const skew = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, as RFC 4226 recommends. */
export const newSecret = (): string => toBase32(randomBytes(20))

/** Whole groups of eight characters, so that no padding is needed. */
export const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (group) => alphabet[Number.parseInt(group, 2)] as string)
}

export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The code of one step: the counter of RFC 4226. */
export const codeOf = (secret: Buffer, step: number, length = digits): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) as number) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The step whose code this is, now or within the skew; null for a wrong code. */
export const stepOf = (secret: Buffer, code: string, now: Date): number | null => {
  if (!isTotp(code)) return null
  const near = Array.from({ length: 2 * skew + 1 }, (_, index) => stepAt(now) + skew - index)
  return near.find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code))) ?? null
}

/** The code of an app, as opposed to a recovery code. */
export const isTotp = (code: string): boolean => /^\d{6}$/.test(code)
