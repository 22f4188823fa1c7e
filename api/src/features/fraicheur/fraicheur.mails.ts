import { fraicheurKinds } from '@colocdar/contracts/fraicheur'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'
import * as ar from './fraicheur.mails.ar.ts'
import * as fr from './fraicheur.mails.fr.ts'

export const FraicheurFields = z.object({ kind: z.enum(fraicheurKinds), annonceId: z.int(), confirmeeLe: z.string() })
export type FraicheurFields = z.output<typeof FraicheurFields>

/** Asks whether an ad still holds. Its links are made when the mail is sent. */
export const fraicheur = defineMail({
  template: 'fraicheur',
  sujet: 'rappels',
  fields: FraicheurFields,
  content: { fr: fr.fraicheur, ar: ar.fraicheur },
})
