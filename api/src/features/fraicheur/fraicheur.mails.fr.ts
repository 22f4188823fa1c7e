import type { FraicheurKind } from '@colocdar/contracts/fraicheur'
import { paths } from '@colocdar/contracts/paths'
import type { MailContent } from '../../mail/mail-kind.ts'

export interface FraicheurReady {
  kind: FraicheurKind
  titre: string
  /** The tokens of the two answers. */
  disponible: string
  partie: string
  /** The page where its author says who publishes it, if it does not say so yet. */
  question: string | null
}

export const fraicheur = ({ kind, titre, disponible, partie, question }: FraicheurReady): MailContent => ({
  subject: `${words[kind].question}\u00a0: ${titre}`,
  title: `${words[kind].question}\u00a0?`,
  paragraphs: [
    `«\u00a0${titre}\u00a0» est en ligne depuis deux semaines sans nouvelles de vous. Ceux qui cherchent veulent savoir si c’est encore vrai\u00a0: un clic suffit, sans vous connecter.`,
  ],
  buttons: [
    { label: words[kind].yes, path: paths.lienFraicheur(disponible) },
    { label: words[kind].no, path: paths.lienFraicheur(partie) },
  ],
  ...(question && {
    items: [
      {
        label: 'Dire qui publie cette annonce',
        path: question,
        text: 'Propriétaire, colocataire ou agence\u00a0: elle ne le dit pas encore, et beaucoup cherchent sans intermédiaire.',
      },
    ],
  }),
  note: 'Sans réponse d’ici deux semaines, l’annonce quitte les listes. Vous pourrez la réveiller d’un clic.',
})

const words = {
  offre: { question: 'Votre annonce est-elle toujours disponible', yes: 'Toujours disponible', no: 'C’est loué' },
  demande: { question: 'Cherchez-vous toujours', yes: 'Je cherche toujours', no: 'J’ai trouvé' },
}
