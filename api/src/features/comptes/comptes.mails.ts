import { paths } from '@colocdar/contracts/paths'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'

/** To all administrators; `vous` for the new one. `par` gave the role; null for the command line. */
export const nouvelAdministrateur = defineMail({
  template: 'nouvelAdministrateur',
  fields: z.object({ username: z.string(), par: z.nullable(z.string()), vous: z.boolean() }),
  content: {
    fr: ({ username, par, vous }) => {
      const origin = par ? `par ${par}` : 'par une commande sur le serveur'
      return vous
        ? {
            subject: 'Vous êtes administrateur de Colocdar',
            title: `Bonjour ${username},`,
            paragraphs: [
              `Le rôle d’administrateur vient de vous être donné ${origin}.`,
              'Votre mot de passe et vos sessions d’avant ne valent plus. Choisissez un mot de passe d’au moins 12 caractères, puis connectez-vous\u00a0: un second facteur vous sera demandé.',
            ],
            buttons: [{ label: 'Choisir un mot de passe', path: paths.forgotPassword() }],
          }
        : {
            subject: `Nouvel administrateur\u00a0: ${username}`,
            title: 'Un nouvel administrateur',
            paragraphs: [
              `Le rôle d’administrateur vient d’être donné à ${username}, ${origin}.`,
              'Si cela vous étonne, retirez-lui le rôle et prévenez les autres administrateurs.',
            ],
            buttons: [{ label: 'Voir les membres', path: paths.adminMembres() }],
          }
    },
  },
})
