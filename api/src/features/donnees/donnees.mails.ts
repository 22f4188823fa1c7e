import { siteLangues } from '@colocdar/contracts/langues'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'
import * as ar from './donnees.mails.ar.ts'
import * as fr from './donnees.mails.fr.ts'

export const compteSupprime = defineMail({
  template: 'compteSupprime',
  // With the language of the account, which is gone when the mail is sent.
  fields: z.object({
    username: z.string(),
    inactif: z.literal(true).optional(),
    langue: z.enum(siteLangues).optional(),
  }),
  // Another account may have the address by now.
  outlivesAccount: true,
  // By then there is no account to ask: it is queued only for an address that was verified.
  beforeVerification: true,
  content: { fr: fr.compteSupprime, ar: ar.compteSupprime },
})

export const compteInactif = defineMail({
  template: 'compteInactif',
  fields: z.object({ username: z.string() }),
  content: { fr: fr.compteInactif, ar: ar.compteInactif },
})
