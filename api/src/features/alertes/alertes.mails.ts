import type { AlerteType } from '@colocdar/contracts/alertes'
import { paths } from '@colocdar/contracts/paths'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'

export interface AlerteReady {
  /** Stops these alerts. */
  token: string
  /** What was looked for, in words. */
  alertes: string[]
  annonces: { annonceId: number; titre: string; prix: number; lieu: string }[]
  /** Found, but not shown. */
  autres: number
}

interface Words {
  /** « annonce », as subjects say it. */
  noun: string
  /** Before what was looked for. */
  asked: string
  prix(figure: string): string
  page(id: number): string
  list: string
}

/** Ads that a member's alerts found. They are read by the mail's id when it is sent: by then some may have left. */
const mailOf = (template: string, { noun, asked, prix, page, list }: Words) =>
  defineMail({
    template,
    sujet: 'alertes',
    fields: z.object({}),
    content: ({ alertes, annonces, autres, token }: AlerteReady) => {
      const count = annonces.length + autres
      return {
        subject:
          count > 1 ? `${count} nouvelles ${noun}s pour vous` : `Nouvelle ${noun}\u00a0: ${annonces[0]?.titre ?? ''}`,
        title: count > 1 ? `De nouvelles ${noun}s pour vous` : `Une nouvelle ${noun} pour vous`,
        paragraphs: [`${asked}\u00a0: ${alertes.join('\u00a0; ')}`],
        items: annonces.map(({ annonceId, titre, prix: amount, lieu }) => ({
          label: titre,
          text: `${prix(`${amount.toLocaleString('fr-FR')}\u00a0dh`)} · ${lieu}`,
          path: page(annonceId),
        })),
        buttons: autres > 0 ? [{ label: `Voir aussi ${autres} autres`, path: list }] : [],
        note: 'Vous recevez cet e-mail parce que vous avez créé une alerte sur Colocdar.',
        unsubscribe: { label: 'Arrêter cette alerte', path: paths.stopAlerte(token) },
      }
    },
  })

/** A template for each: version 1.1 leaves mails of a template that it does not know to a process that does. */
export const alerteMails = {
  offre: mailOf('alerte', {
    noun: 'annonce',
    asked: 'Vous cherchez',
    prix: (figure) => `${figure} / mois`,
    page: paths.offre,
    list: paths.offres(),
  }),
  demande: mailOf('alerteDemandes', {
    noun: 'demande',
    asked: 'Vous suivez les demandes',
    prix: (figure) => `Budget ${figure} / mois`,
    page: paths.demande,
    list: paths.demandes(),
  }),
} satisfies Record<AlerteType, unknown>
