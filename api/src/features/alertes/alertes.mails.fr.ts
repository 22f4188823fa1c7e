import type { AlerteType } from '@colocdar/contracts/alertes'
import { paths } from '@colocdar/contracts/paths'
import type { MailContent } from '../../mail/mail-kind.ts'

export interface AlerteWords {
  /** What was looked for. */
  alertes: string[]
  annonces: { annonceId: number; titre: string; prix: number; lieu: string }[]
}

export interface AlerteReady extends AlerteWords {
  /** Stops these alerts. */
  token: string
  arabe: AlerteWords
  /** Found, but not shown. */
  autres: number
}

interface Words {
  /** « annonce », as subjects say it. */
  noun: string
  /** Before what was looked for. */
  asked: string
  prix(figure: string): string
}

export const alerte = (type: AlerteType, { alertes, annonces, autres, token }: AlerteReady): MailContent => {
  const { noun, asked, prix } = words[type]
  const count = annonces.length + autres
  return {
    subject:
      count > 1 ? `${count} nouvelles ${noun}s pour vous` : `Nouvelle ${noun}\u00a0: ${annonces[0]?.titre ?? ''}`,
    title: count > 1 ? `De nouvelles ${noun}s pour vous` : `Une nouvelle ${noun} pour vous`,
    paragraphs: [`${asked}\u00a0: ${alertes.join('\u00a0; ')}`],
    items: annonces.map(({ annonceId, titre, prix: amount, lieu }) => ({
      label: titre,
      text: `${prix(`${amount.toLocaleString('fr-FR')}\u00a0dh`)} · ${lieu}`,
      path: pages[type].one(annonceId),
    })),
    buttons:
      autres > 0
        ? [{ label: `Voir aussi ${autres} ${autres > 1 ? 'autres' : 'autre'}`, path: pages[type].list() }]
        : [],
    note: 'Vous recevez cet e-mail parce que vous avez créé une alerte sur Colocdar.',
    unsubscribe: { label: 'Arrêter cette alerte', path: paths.stopAlerte(token) },
  }
}

export const everything = { offre: 'Toutes les offres', demande: 'Toutes les demandes' }

export const pages = {
  offre: { one: paths.offre, list: paths.offres },
  demande: { one: paths.demande, list: paths.demandes },
}

const words: Record<AlerteType, Words> = {
  offre: { noun: 'annonce', asked: 'Vous cherchez', prix: (figure) => `${figure} / mois` },
  demande: { noun: 'demande', asked: 'Vous suivez les demandes', prix: (figure) => `Budget ${figure} / mois` },
}
