import type { AlerteType } from '@colocdar/contracts/alertes'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'
import * as ar from './alertes.mails.ar.ts'
import * as fr from './alertes.mails.fr.ts'

/** Ads that a member's alerts found. They are read by the mail's id when it is sent: by then some may have left. */
const mailOf = (template: string, type: AlerteType) =>
  defineMail({
    template,
    sujet: 'alertes',
    push: 'alerte',
    fields: z.object({}),
    content: {
      fr: (ready: fr.AlerteReady) => fr.alerte(type, ready),
      ar: (ready: fr.AlerteReady) => ar.alerte(type, ready),
    },
  })

/** A template for each: version 1.1 leaves mails of a template that it does not know to a process that does. */
export const alerteMails = {
  offre: mailOf('alerte', 'offre'),
  demande: mailOf('alerteDemandes', 'demande'),
} satisfies Record<AlerteType, unknown>
