import { timeOf } from '@colocdar/contracts/jour'
import { weekdayOf } from '@colocdar/contracts/jour-nom'
import { paths } from '@colocdar/contracts/paths'
import type { VisiteCote, VisiteEtat } from '@colocdar/contracts/visites'
import type { CalendarEvent } from '../../mail/calendar.ts'
import type { MailContent } from '../../mail/mail-kind.ts'
import { withoutLinks } from '../../mail/without-links.ts'
import type { VisiteQuand } from './visites.rules.ts'

export interface VisiteReady {
  conversationId: number
  /** Which of the two the recipient is, and whether they changed it themselves. */
  cote: VisiteCote
  deMoi: boolean
  etat: VisiteEtat
  /** Of the other one. */
  nom: string
  titre: string
  debut: Date | null
  creneaux: Date[]
  mot: string | null
  /** Of a visit that is or was in a calendar. */
  event: Omit<CalendarEvent, 'summary' | 'description' | 'path'> | null
}

export interface RappelReady extends Pick<VisiteReady, 'conversationId' | 'cote' | 'nom' | 'titre'> {
  quand: VisiteQuand
  debut: Date
}

const moment = (instant: Date): string => `${weekdayOf(instant, 'fr')} à ${timeOf(instant)}`
const place = 'Le lieu de rendez-vous s’affiche dans la conversation jusqu’à deux heures après le début de la visite.'
const safety = 'Ne payez rien avant d’avoir visité.'

export const visiteChange = ({
  conversationId,
  cote,
  deMoi,
  etat,
  debut,
  creneaux,
  mot,
  event,
  ...typed
}: VisiteReady) => {
  const [nom, titre] = [withoutLinks(typed.nom), withoutLinks(typed.titre)]
  const when = debut ? moment(debut) : ''
  const asks = cote === 'proprietaire'
  const said = {
    confirmee: {
      subject: `Visite confirmée\u00a0: ${when}`,
      title: `Visite confirmée avec ${nom}`,
      texts: [`${capital(when)}.`, asks ? 'Dites où vous vous retrouvez, si ce n’est pas fait.' : place],
      button: 'Ouvrir la conversation',
    },
    annulee: {
      subject: debut ? `Visite annulée\u00a0: ${when}` : 'Proposition de visite annulée',
      title: debut ? `La visite avec ${nom} n’a pas lieu` : `${nom} ne donne pas suite à la visite`,
      texts: debut ? [`Elle était prévue ${when}.`] : [],
      button: 'Ouvrir la conversation',
    },
    proposee: {
      subject: asks ? 'Une visite vous est demandée' : 'Une visite vous est proposée',
      title: asks ? `${nom} aimerait visiter` : `${nom} vous propose une visite`,
      texts: creneaux.map(moment),
      button: asks ? 'Proposer des moments' : 'Choisir un moment',
    },
    deplacee: {
      subject: debut ? `Visite à déplacer\u00a0: ${when}` : 'Visite à déplacer',
      title: deMoi
        ? `Vous déplacez la visite avec ${nom}`
        : asks
          ? `${nom} demande un autre moment`
          : `${nom} propose un autre moment`,
      texts: [`La visite prévue ${when} n’a plus lieu à ce moment-là.`, ...(deMoi ? [] : creneaux.map(moment))],
      button: deMoi ? 'Ouvrir la conversation' : asks ? 'Proposer des moments' : 'Choisir un moment',
    },
  }
  const { subject, title, texts, button } = said[etat as keyof typeof said] ?? said.annulee
  const path = paths.conversation(conversationId)
  const content: MailContent = {
    subject,
    title,
    paragraphs: [`À propos de l’annonce «\u00a0${titre}\u00a0»\u00a0:`, ...texts],
    ...(mot && !deMoi && { quote: withoutLinks(mot) }),
    byReader: deMoi,
    buttons: [{ label: button, path }],
    note: safety,
    ...(event && {
      calendar: { ...event, path, summary: `Visite\u00a0: ${titre}`, description: `Avec ${nom}. ${place} ${safety}` },
    }),
  }
  return content
}

export const visiteRappel = ({ conversationId, cote, nom, titre, quand, debut }: RappelReady): MailContent => {
  const about = `Visite avec ${withoutLinks(nom)}, annonce «\u00a0${withoutLinks(titre)}\u00a0».`
  const button = (label: string) => [{ label, path: paths.conversation(conversationId) }]
  if (quand === 'apres')
    return {
      subject: 'Comment s’est passée la visite\u00a0?',
      title: 'Comment s’est passée la visite\u00a0?',
      paragraphs: [about, 'Votre réponse aide celles et ceux qui cherchent après vous.'],
      buttons: button('Répondre'),
    }
  return {
    subject: `Rappel\u00a0: visite ${moment(debut)}`,
    title: `Visite ${moment(debut)}`,
    paragraphs: [
      about,
      ...(cote === 'visiteur' ? [place] : []),
      'Un empêchement\u00a0? Déplacez ou annulez la visite dans la conversation.',
    ],
    buttons: button('Ouvrir la conversation'),
    note: safety,
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
