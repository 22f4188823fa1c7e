import { paths } from '@colocdar/contracts/paths'
import { isVisiteOpen, type VisiteCote, type VisiteEtat } from '@colocdar/contracts/visites-etats'
import * as z from 'zod'
import type { CalendarEvent } from '../../mail/calendar.ts'
import { defineMail, type MailContent } from '../../mail/mail-kind.ts'
import * as ar from './visites.mails.ar.ts'
import * as fr from './visites.mails.fr.ts'
import { type VisiteQuand, visiteRappels } from './visites.rules.ts'

/** The recipient is one of the two; a visit that changed since has a mail of its own. */
export const VisiteFields = z.object({ visiteId: z.int(), utilisateurId: z.int(), sequence: z.int() })
export type VisiteFields = z.output<typeof VisiteFields>

export interface VisiteReady {
  conversationId: number
  /** Which of the two the recipient is, and whether they changed it themselves. */
  cote: VisiteCote
  deMoi: boolean
  etat: VisiteEtat
  /** Of the other one; null once the account is deleted. */
  nom: string | null
  titre: string
  debut: Date | null
  creneaux: Date[]
  mot: string | null
  /** Of a visit that is or was in a calendar. */
  event: Omit<CalendarEvent, 'summary' | 'description' | 'path'> | null
}

type Texts = typeof fr | typeof ar

const changeIn =
  (texts: Texts) =>
  ({ conversationId, cote, deMoi, etat, debut, creneaux, mot, event, ...typed }: VisiteReady): MailContent => {
    const [nom, titre] = [typed.nom && texts.named(typed.nom), texts.titled(typed.titre)]
    const isOpen = !deMoi && isVisiteOpen(etat)
    const said = texts.said({ nom, when: debut ? texts.moment(debut) : '', asks: cote === 'proprietaire', deMoi })
    const { subject, title, texts: lines } = said[etat as keyof typeof said] ?? said.annulee
    const path = paths.conversation(conversationId)
    const details = [...lines, ...(isOpen ? creneaux.map(texts.moment) : [])]
    const quote = mot && !deMoi ? texts.plain(mot) : ''
    return {
      subject,
      title,
      paragraphs: [texts.about(titre, details.length === 0 && !quote), ...details],
      ...(quote && { quote }),
      silent: deMoi,
      buttons: [{ label: isOpen ? texts.answer[cote] : texts.open, path }],
      ...(cote === 'visiteur' && { note: texts.safety }),
      ...(event && { calendar: { ...event, path, ...texts.event(nom, titre) } }),
    }
  }

/** Must be sent: somebody would stand before a closed door. */
export const visiteChange = defineMail({
  template: 'visite',
  push: 'visite',
  fields: VisiteFields,
  content: { fr: changeIn(fr), ar: changeIn(ar) },
})

export const RappelFields = VisiteFields.extend({ quand: z.enum(visiteRappels.map(({ quand }) => quand)) })
export type RappelFields = z.output<typeof RappelFields>

export interface RappelReady extends Pick<VisiteReady, 'conversationId' | 'cote' | 'nom' | 'titre'> {
  quand: VisiteQuand
  debut: Date
}

const rappelIn =
  ({ rappel, ...texts }: Texts) =>
  ({ conversationId, cote, nom, titre, quand, debut }: RappelReady): MailContent => {
    const about = rappel.about(nom && texts.named(nom), texts.titled(titre))
    const button = (label: string) => [{ label, path: paths.conversation(conversationId) }]
    if (quand === 'apres')
      return {
        subject: rappel.question,
        title: rappel.question,
        paragraphs: [about, rappel.why],
        buttons: button(rappel.answer),
      }
    const when = texts.moment(debut)
    return {
      subject: rappel.subject(when),
      title: rappel.title(when),
      paragraphs: [about, ...(cote === 'visiteur' ? [texts.place] : []), rappel.unable],
      buttons: button(texts.open),
      ...(cote === 'visiteur' && { note: texts.safety }),
    }
  }

export const visiteRappel = defineMail({
  template: 'visiteRappel',
  sujet: 'visites',
  push: 'visite',
  fields: RappelFields,
  content: { fr: rappelIn(fr), ar: rappelIn(ar) },
})
