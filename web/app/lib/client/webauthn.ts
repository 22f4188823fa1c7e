import type { CleAssertion, CleAttestation, CleCreationOptions, CleRequestOptions } from '@colocdar/contracts/cles'
import { loadChunk } from './chunks.ts'

/** False in old browsers, and on sites without https. */
export const hasWebAuthn = (): boolean => typeof PublicKeyCredential === 'function'

/** Asks the person's device to make a passkey. */
export const createCle = async (options: CleCreationOptions): Promise<CleAttestation> => {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON: options })
}

/** Asks it to sign with one. */
export const signByCle = async (options: CleRequestOptions): Promise<CleAssertion> => {
  const { startAuthentication } = await library()
  const { response, ...answer } = await startAuthentication({ optionsJSON: options })
  return { ...answer, response: { ...response, userHandle: response.userHandle ?? '' } }
}

const library = () => loadChunk('cles', () => import('@simplewebauthn/browser'))
