import { Appareil } from '@colocdar/contracts/appareils'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'
import * as ar from './cles.mails.ar.ts'
import * as fr from './cles.mails.fr.ts'

// Without the name of the key, which whoever added it has typed.
const fields = z.object({ username: z.string(), appareil: Appareil, le: z.string() })

export const cleAjoutee = defineMail({
  template: 'cleAjoutee',
  fields,
  content: { fr: fr.cleAjoutee, ar: ar.cleAjoutee },
})

export const cleRetiree = defineMail({
  template: 'cleRetiree',
  fields,
  content: { fr: fr.cleRetiree, ar: ar.cleRetiree },
})
