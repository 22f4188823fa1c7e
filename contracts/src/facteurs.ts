import * as z from 'zod/mini'
import * as texts from '#texts/facteurs'
import { CleAssertion } from './cles.ts'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/** The second factor of an administrator, who alone sees it. */
export const Facteur = z.object({
  /** False in the demo. */
  requis: z.boolean(),
  /** An app. */
  installe: z.boolean(),
  /** A passkey shows the factor as well. */
  cle: z.boolean(),
  /** Recovery codes that were not used yet. */
  codes: z.int(),
  /** To install, in base 32: another one at each call. */
  secret: z.string(),
})
export type Facteur = z.output<typeof Facteur>

/** Six digits of the app, or a recovery code; as people type them, with spaces or dashes. */
const code = z.pipe(
  text({ required: texts.codeRequired, max: 40 }),
  z.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
)

export const FacteurCode = z.object({ code })
export type FacteurCode = z.input<typeof FacteurCode>

export const FacteurInstallation = z.object({
  code,
  secret: z.string(texts.keyRequired).check(z.regex(/^[A-Z2-7]{32}$/, texts.keyInvalid)),
})

export const { wrongCode } = texts

/** Shown once. */
const RecoveryCodes = z.object({ codes: z.array(z.string()) })

export const facteurs = {
  read: endpoint('GET', '/admin/facteur', 'admin', {
    summary: 'Son second facteur : requis, installé, codes de secours restants, et une clé à installer',
    response: Facteur,
    beforeFactor: true,
  }),
  install: endpoint('PUT', '/admin/facteur', 'admin', {
    summary:
      'Installer la clé dans une application et le prouver par un code ; remplace celle d’avant si le facteur vient d’être montré ; répond dix codes de secours',
    body: FacteurInstallation,
    response: RecoveryCodes,
    beforeFactor: true,
    errors: ['FACTOR_AGAIN'],
  }),
  show: endpoint('POST', '/admin/facteur/code', 'admin', {
    summary: 'Montrer son second facteur dans cette session : un code de l’application ou un code de secours',
    body: FacteurCode,
    response: z.object({ codes: z.int() }),
    beforeFactor: true,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  showByCle: endpoint('POST', '/admin/facteur/cle', 'admin', {
    summary: 'Montrer son second facteur dans cette session par une clé d’accès ; le défi vient de /auth/cle/defi',
    body: z.object({ reponse: CleAssertion }),
    response: z.object({ codes: z.int() }),
    beforeFactor: true,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  renewCodes: endpoint('POST', '/admin/facteur/codes', 'admin', {
    summary: 'Dix nouveaux codes de secours ; les anciens ne valent plus',
    response: RecoveryCodes,
    errors: ['CONFLICT', 'FACTOR_AGAIN'],
  }),
}
