import { Appareil } from '@colocdar/contracts/appareils'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'
import * as ar from './appareils.mails.ar.ts'
import * as fr from './appareils.mails.fr.ts'

export const nouvelAppareil = defineMail({
  template: 'nouvelAppareil',
  fields: z.object({ username: z.string(), appareil: Appareil, le: z.string() }),
  content: { fr: fr.nouvelAppareil, ar: ar.nouvelAppareil },
})
