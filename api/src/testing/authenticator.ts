import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CleAssertion, CleAttestation, CleCreationOptions, CleRequestOptions } from '@colocdar/contracts/cles'

/** What an answer may lie about. */
interface Lies {
  origin?: string
  rpId?: string
  /** User present and verified, by default. */
  flags?: number
  counter?: number
  challenge?: string
  type?: string
  userHandle?: string
}

const present = 0x01
const verified = 0x04
const withCredential = 0x40

export type Authenticator = ReturnType<typeof createAuthenticator>

/** A passkey in software: ES256, without an attestation, as phones make them. */
export const createAuthenticator = (origin = 'http://colocdar.test') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16).toString('base64url')
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
      }),
    )

  const authenticatorData = (rpId: string, extra: number, lies: Lies) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.counter ?? counter)
    const flags = Buffer.from([(lies.flags ?? present | verified) | extra])
    return Buffer.concat([sha256(lies.rpId ?? rpId), flags, count])
  }

  return {
    id,
    /** Answers the options of a new key. */
    attest(options: CleCreationOptions, lies: Lies = {}): CleAttestation {
      userHandle = options.user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const length = Buffer.from([0, 16])
      const data = Buffer.concat([
        authenticatorData(options.rp.id, withCredential, lies),
        Buffer.alloc(16),
        length,
        Buffer.from(id, 'base64url'),
        // COSE: an elliptic curve key, ES256, P-256, x and y.
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      // CBOR: { fmt: 'none', attStmt: {}, authData: data }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, lies).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    /** Answers the options of a sign-in. */
    assert(options: CleRequestOptions, lies: Lies = {}): CleAssertion {
      counter += 1
      const client = clientData('webauthn.get', options.challenge, lies)
      const data = authenticatorData(options.rpId, 0, lies)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lies.userHandle ?? userHandle,
        },
      }
    },
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
