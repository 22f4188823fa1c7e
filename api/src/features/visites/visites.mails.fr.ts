import { timeOf } from '@colocdar/contracts/jour'
import { weekdayOf } from '@colocdar/contracts/jour-nom'
import { withoutLinks } from '../../mail/without-links.ts'

export const moment = (instant: Date): string => `${weekdayOf(instant, 'fr')} à ${timeOf(instant)}`
export const plain = (texte: string): string => withoutLinks(texte)
/** A member without a name. */
export const unnamed = 'un membre'
export const named = (nom: string): string => withoutLinks(nom)
export const titled = (titre: string): string => withoutLinks(titre)
export const about = (titre: string, isAlone: boolean) =>
  `À propos de l’annonce «\u00a0${titre}\u00a0»${isAlone ? '.' : '\u00a0:'}`
export const place =
  'Le lieu de rendez-vous s’affiche dans la conversation jusqu’à deux heures après le début de la visite.'
export const safety = 'Ne payez rien avant d’avoir visité.'
export const open = 'Ouvrir la conversation'
export const answer = { proprietaire: 'Proposer des moments', visiteur: 'Choisir un moment' }

export const event = (nom: string | null, titre: string) => ({
  summary: `Visite\u00a0: ${titre}`,
  description: `${nom ? `Avec ${nom}. ` : ''}${place} ${safety}`,
})

interface Change {
  /** Null once the account is deleted. */
  nom: string | null
  /** Empty until a moment is taken. */
  when: string
  /** The visitor asks the recipient. */
  asks: boolean
  deMoi: boolean
}

const withNom = (nom: string | null): string => (nom ? ` avec ${nom}` : '')

const startOf = (nom: string | null): string => (nom && nom !== unnamed ? nom : 'Un membre')

export const said = ({ nom, when, asks, deMoi }: Change) => ({
  confirmee: {
    subject: `Visite confirmée\u00a0: ${when}`,
    title: `Visite confirmée${withNom(nom)}`,
    texts: [`${capital(when)}.`, asks ? 'Dites où vous vous retrouvez, si ce n’est pas fait.' : place],
  },
  annulee: {
    subject: when ? `Visite annulée\u00a0: ${when}` : 'Proposition de visite annulée',
    title: when || !nom ? `La visite${withNom(nom)} n’a pas lieu` : `${startOf(nom)} ne donne pas suite à la visite`,
    texts: [
      ...(when ? [`Elle était prévue ${when}.`] : []),
      ...(nom ? [] : ['Le compte de l’autre membre est supprimé.']),
    ],
  },
  proposee: {
    subject: asks ? 'Une visite vous est demandée' : 'Une visite vous est proposée',
    title: asks ? `${startOf(nom)} aimerait visiter` : `${startOf(nom)} vous propose une visite`,
    texts: [],
  },
  deplacee: {
    subject: when ? `Visite à déplacer\u00a0: ${when}` : 'Visite à déplacer',
    title: deMoi
      ? `Vous déplacez la visite${withNom(nom)}`
      : asks
        ? `${startOf(nom)} demande un autre moment`
        : `${startOf(nom)} propose un autre moment`,
    texts: [`La visite prévue ${when} n’a plus lieu à ce moment-là.`],
  },
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const rappel = {
  about: (nom: string | null, titre: string) => `Visite${withNom(nom)}, annonce «\u00a0${titre}\u00a0».`,
  question: 'Comment s’est passée la visite\u00a0?',
  why: 'Votre réponse aide celles et ceux qui cherchent après vous.',
  answer: 'Répondre',
  subject: (when: string) => `Rappel\u00a0: visite ${when}`,
  title: (when: string) => `Visite ${when}`,
  unable: 'Un empêchement\u00a0? Déplacez ou annulez la visite dans la conversation.',
}
