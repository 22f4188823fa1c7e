import { paths } from '@colocdar/contracts/paths'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'

export interface AlerteReady {
  /** Stops these alerts. */
  token: string
  /** What was looked for, in words. */
  alertes: string[]
  offres: { offreId: number; titre: string; prix: number; lieu: string }[]
  /** Found, but not shown. */
  autres: number
}

/** Offers that a member's alerts found. They are read by the mail's id when it is sent: by then some may have left. */
export const alerte = defineMail({
  template: 'alerte',
  sujet: 'alertes',
  fields: z.object({}),
  content: ({ alertes, offres, autres, token }: AlerteReady) => {
    const count = offres.length + autres
    return {
      subject:
        count > 1 ? `${count} nouvelles annonces pour vous` : `Nouvelle annonce\u00a0: ${offres[0]?.titre ?? ''}`,
      title: count > 1 ? 'De nouvelles annonces pour vous' : 'Une nouvelle annonce pour vous',
      paragraphs: [`Vous cherchez\u00a0: ${alertes.join('\u00a0; ')}`],
      items: offres.map(({ offreId, titre, prix, lieu }) => ({
        label: titre,
        text: `${prix.toLocaleString('fr-FR')}\u00a0dh / mois · ${lieu}`,
        path: paths.offre(offreId),
      })),
      buttons: autres > 0 ? [{ label: `Voir aussi ${autres} autres`, path: paths.offres() }] : [],
      note: 'Vous recevez cet e-mail parce que vous avez créé une alerte sur Colocdar.',
      unsubscribe: { label: 'Arrêter cette alerte', path: paths.stopAlerte(token) },
    }
  },
})
