import { createECDH, createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decryptPush } from '../testing/push-peer.ts'
import { encryptPush, isPushKey, newVapidKey, publicVapidKey, vapidAuthorization } from './web-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** Section 5 and appendix A of RFC 8291. */
const rfc = {
  text: 'When I grow up, I want to be a watermelon',
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  receiver: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  sender: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  body: bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ),
}

describe('[SEC-80] the encryption of notifications', () => {
  it('is that of RFC 8291, byte for byte', () => {
    const sender = createECDH('prime256v1')
    sender.setPrivateKey(rfc.sender)
    expect(encryptPush(Buffer.from(rfc.text), rfc, { salt: rfc.salt, sender })).toEqual(rfc.body)
    expect(decryptPush(rfc.body, { key: rfc.receiver, auth: rfc.auth })).toBe(rfc.text)
  })

  it('never repeats itself, and only the receiver reads it', () => {
    const [one, two] = [encryptPush(Buffer.from('a'), rfc), encryptPush(Buffer.from('a'), rfc)]
    expect(one.equals(two)).toBe(false)
    expect(decryptPush(two, { key: rfc.receiver, auth: rfc.auth })).toBe('a')
    expect(() => decryptPush(two, { key: rfc.sender, auth: rfc.auth })).toThrow()
    expect(() => decryptPush(two, { key: rfc.receiver, auth: rfc.salt })).toThrow()
  })

  it('takes points of the curve for keys, and nothing else', () => {
    const elsewhere = Buffer.from(rfc.p256dh)
    elsewhere.writeUInt8(elsewhere.readUInt8(64) ^ 1, 64)
    expect([rfc.p256dh, elsewhere, Buffer.alloc(65, 4), Buffer.alloc(0)].map(isPushKey)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('[SEC-80] VAPID', () => {
  const parse = (header: string) => {
    const [, t = '', k = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
    const [head = '', claims = '', signature = ''] = t.split('.')
    const point = bytes(k)
    const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
    const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
    const valid = verify('sha256', Buffer.from(`${head}.${claims}`), key, bytes(signature))
    return { valid, k, claims: JSON.parse(bytes(claims).toString()), head: JSON.parse(bytes(head).toString()) }
  }

  it('is checked here as the example of RFC 8292 is right', () => {
    const header =
      'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
    expect(parse(header)).toMatchObject({ valid: true, claims: { aud: 'https://push.example.net', exp: 1453523768 } })
  })

  it('says who sends to which service, for half a day', () => {
    const [key, now] = [newVapidKey(), new Date('2026-11-18T10:00:00Z')]
    const header = vapidAuthorization('https://push.example.net/p/secret?x=1', { key, subject: 'mailto:a@b.ma' }, now)
    expect(parse(header)).toEqual({
      valid: true,
      k: publicVapidKey(key).toString('base64url'),
      head: { typ: 'JWT', alg: 'ES256' },
      claims: { aud: 'https://push.example.net', exp: Date.parse('2026-11-18T22:00:00Z') / 1000, sub: 'mailto:a@b.ma' },
    })
  })

  it('stores a key that begins with zeros whole', () => {
    const short = Buffer.concat([Buffer.alloc(2), Buffer.alloc(30, 7)])
    expect(publicVapidKey(short)).toHaveLength(65)
    expect(newVapidKey()).toHaveLength(32)
  })
})
