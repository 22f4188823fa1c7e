import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'
import * as ar from './auth.mails.ar.ts'
import * as fr from './auth.mails.fr.ts'

// The token is created when the mail is sent, so that the queue never contains one.
const addressee = z.object({ username: z.string(), utilisateurId: z.int() })

export const verification = defineMail({
  template: 'verification',
  // With `oubli`, a new password was asked for: its link may only be sent to a verified address.
  fields: addressee.extend({ oubli: z.boolean().optional() }),
  beforeVerification: true,
  content: { fr: fr.verification, ar: ar.verification },
})

export const reinitialisation = defineMail({
  template: 'reinitialisation',
  fields: addressee,
  content: { fr: fr.reinitialisation, ar: ar.reinitialisation },
})

export const motDePasseChange = defineMail({
  template: 'motDePasseChange',
  /** `cles`: passkeys were removed. */
  fields: z.object({ username: z.string(), cles: z.boolean().optional() }),
  content: { fr: fr.motDePasseChange, ar: ar.motDePasseChange },
})
