import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'
import * as ar from './visites.mails.ar.ts'
import * as fr from './visites.mails.fr.ts'
import { visiteRappels } from './visites.rules.ts'

/** The recipient is one of the two; a visit that changed since has a mail of its own. */
export const VisiteFields = z.object({ visiteId: z.int(), utilisateurId: z.int(), sequence: z.int() })
export type VisiteFields = z.output<typeof VisiteFields>

/** Must be sent: somebody would stand before a closed door. */
export const visiteChange = defineMail({
  template: 'visite',
  push: 'visite',
  fields: VisiteFields,
  content: { fr: fr.visiteChange, ar: ar.visiteChange },
})

export const RappelFields = VisiteFields.extend({ quand: z.enum(visiteRappels.map(({ quand }) => quand)) })
export type RappelFields = z.output<typeof RappelFields>

export const visiteRappel = defineMail({
  template: 'visiteRappel',
  sujet: 'visites',
  push: 'visite',
  fields: RappelFields,
  content: { fr: fr.visiteRappel, ar: ar.visiteRappel },
})
