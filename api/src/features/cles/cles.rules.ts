import { createHash, randomBytes } from 'node:crypto'
import type { CleAssertion, CleAttestation, CleCreationOptions, CleRequestOptions } from '@colocdar/contracts/cles'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'

/** How long a challenge may be answered. */
export const defiMs = 5 * 60_000

export const newDefi = (): string => randomBytes(32).toString('base64url')

export const hashDefi = (defi: string): Buffer => createHash('sha256').update(defi).digest()

/** Which the key returns at a sign-in. No name and no plain number: what holds keys may show it to others. */
const handleOf = (utilisateurId: number): string =>
  createHash('sha256').update(`colocdar membre ${utilisateurId}`).digest('base64url')

// ES256, EdDSA and RS256: what phones, security keys and Windows make.
const algorithms = [-7, -8, -257]

/** Passkeys belong to a domain, and answers to an origin: those of the configured site, never of the Host header. */
const siteOf = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl)
  return { rpId: hostname, origin }
}

export const creationOptions = (
  publicUrl: string,
  { defi, membre, known }: { defi: string; membre: { id: number; email: string; username: string }; known: string[] },
): CleCreationOptions => ({
  challenge: defi,
  rp: { id: siteOf(publicUrl).rpId, name: 'Colocdar' },
  user: { id: handleOf(membre.id), name: membre.email, displayName: membre.username },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
  timeout: defiMs,
  excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
})

export const requestOptions = (publicUrl: string, defi: string): CleRequestOptions => ({
  challenge: defi,
  rpId: siteOf(publicUrl).rpId,
  timeout: defiMs,
  userVerification: 'required',
})

/** The challenge that an answer is for; null when it says none. */
export const readDefi = ({ response }: { response: { clientDataJSON: string } }): string | null => {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

interface Expected {
  publicUrl: string
  defi: string
}

/** The key of a valid answer; null for any other. */
export const readAttestation = async (reponse: CleAttestation, { publicUrl, defi }: Expected) => {
  const { rpId, origin } = siteOf(publicUrl)
  const verdict = await orNull(() =>
    verifyRegistrationResponse({
      response: { ...reponse, clientExtensionResults: {} },
      expectedChallenge: defi,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!verdict?.verified) return null
  const { id, publicKey, counter } = verdict.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey), compteur: counter }
}

interface KnownCle {
  utilisateurId: number
  publicKey: Buffer
  compteur: number
}

/** The counter of a valid answer; null for any other. */
export const readAssertion = async (
  reponse: CleAssertion,
  { publicUrl, defi, cle }: Expected & { cle: KnownCle },
): Promise<number | null> => {
  if (reponse.response.userHandle !== handleOf(cle.utilisateurId)) return null
  const { rpId, origin } = siteOf(publicUrl)
  const verdict = await orNull(() =>
    verifyAuthenticationResponse({
      response: { ...reponse, clientExtensionResults: {} },
      expectedChallenge: defi,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: reponse.id, publicKey: new Uint8Array(cle.publicKey), counter: cle.compteur },
    }),
  )
  return verdict?.verified ? verdict.authenticationInfo.newCounter : null
}

/** The library throws for whatever is wrong with an answer, and reads nothing but it. */
const orNull = async <T>(verify: () => Promise<T>): Promise<T | null> => {
  try {
    return await verify()
  } catch {
    return null
  }
}
