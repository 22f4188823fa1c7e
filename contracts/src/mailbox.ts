import * as z from 'zod/mini'
import { Instant } from './common.ts'
import { endpoint } from './endpoint.ts'
import { optionalText } from './text.ts'

export const Courrier = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: Instant,
})
export type Courrier = z.output<typeof Courrier>

/** The demo's mailbox. Answers 404 outside demo mode. */
export const mailbox = {
  list: endpoint('GET', '/dev/mails', 'public', {
    summary: 'Boîte aux lettres de la démonstration, les plus récents d’abord',
    /** Only mails to this address. */
    query: z.object({ to: optionalText(254) }),
    response: z.array(Courrier),
  }),
}
