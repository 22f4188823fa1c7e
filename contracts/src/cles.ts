import * as z from 'zod/mini'
import * as texts from '#texts/auth'
import * as commonTexts from '#texts/common'
import { AppareilMarque } from './appareils.ts'
import { Password, Session } from './auth.ts'
import { Id, IdParams, Instant } from './common.ts'
import { endpoint } from './endpoint.ts'
import { optionalText } from './text.ts'

/** Of one member. */
export const maxCles = 10

/** A passkey (WebAuthn), « clé d’accès » on the screen. */
export const Cle = z.object({ id: Id, nom: z.string(), creeeLe: Instant, utiliseeLe: z.nullable(Instant) })
export type Cle = z.output<typeof Cle>

const octets = (max: number) =>
  z.string(texts.cleUnreadable).check(z.regex(/^[\w-]+$/, texts.cleUnreadable), z.maxLength(max, texts.cleUnreadable))
const credential = { id: octets(1_400), rawId: octets(1_400), type: z.literal('public-key', texts.cleUnreadable) }

/** What the browser answers when a passkey is created: the part of W3C's RegistrationResponseJSON that we read. */
export const CleAttestation = z.object(
  {
    ...credential,
    response: z.object({ clientDataJSON: octets(4_000), attestationObject: octets(20_000) }, texts.cleUnreadable),
  },
  texts.cleUnreadable,
)
export type CleAttestation = z.output<typeof CleAttestation>

/** What it answers when one signs in: the same of AuthenticationResponseJSON. */
export const CleAssertion = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: octets(4_000),
        authenticatorData: octets(4_000),
        signature: octets(2_000),
        userHandle: octets(100),
      },
      texts.cleUnreadable,
    ),
  },
  texts.cleUnreadable,
)
export type CleAssertion = z.output<typeof CleAssertion>

/** W3C's PublicKeyCredentialCreationOptionsJSON. */
export const CleCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
  attestation: z.literal('none'),
})
export type CleCreationOptions = z.output<typeof CleCreationOptions>

/** W3C's PublicKeyCredentialRequestOptionsJSON. Without a list of keys: the browser offers those that it has for us. */
export const CleRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type CleRequestOptions = z.output<typeof CleRequestOptions>

export const CleSignin = z.object({
  reponse: CleAssertion,
  rememberMe: z.optional(z.boolean(commonTexts.yesOrNo)),
  appareil: z.optional(AppareilMarque),
})
export type CleSignin = z.input<typeof CleSignin>

/** The fields of the form. The server gets the password first, and the name with the key. */
export const CleForm = z.object({ nom: optionalText(40), password: Password })

export const cles = {
  list: endpoint('GET', '/cles', 'membre', {
    summary: 'Ses clés d’accès',
    response: z.array(Cle),
  }),
  prepare: endpoint('POST', '/cles/defi', 'membre', {
    summary: 'Préparer l’ajout d’une clé d’accès, en donnant son mot de passe',
    body: z.object({ password: Password }),
    response: CleCreationOptions,
    errors: ['CONFLICT', 'FACTOR_AGAIN', 'TOO_MANY_REQUESTS'],
  }),
  create: endpoint('POST', '/cles', 'membre', {
    summary: 'Ajouter la clé d’accès que l’appareil vient de créer',
    body: z.object({ nom: optionalText(40), reponse: CleAttestation }),
    response: Cle,
    status: 201,
    errors: ['CONFLICT'],
  }),
  remove: endpoint('DELETE', '/cles/{id}', 'membre', {
    summary: 'Supprimer une de ses clés d’accès',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND', 'FACTOR_AGAIN'],
  }),
  prepareSignin: endpoint('POST', '/auth/cle/defi', 'public', {
    summary: 'Préparer une connexion par clé d’accès',
    response: CleRequestOptions,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  signin: endpoint('POST', '/auth/cle', 'public', {
    summary: 'Se connecter par clé d’accès',
    body: CleSignin,
    response: Session,
    errors: ['BAD_CREDENTIALS', 'ACCOUNT_BLOCKED', 'TOO_MANY_REQUESTS'],
  }),
}
