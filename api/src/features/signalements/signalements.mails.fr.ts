import { paths } from '@colocdar/contracts/paths'
import {
  type SignalementDecision,
  type SignalementKind,
  type SignalementSuite,
  signalementRules,
} from '@colocdar/contracts/signalements'
import type { MailContent } from '../../mail/mail-kind.ts'

export interface Decided {
  kind: SignalementKind
  /** Empty for a member. */
  titre: string
  decision: SignalementDecision
  motif: string
}

export interface DecidedForMember extends Decided {
  hidden: boolean
  suite?: SignalementSuite | undefined
}

export const signalementDecide = (ready: DecidedForMember): MailContent => {
  const { kind, titre, decision, motif, hidden, suite = 'avertir' } = ready
  const { yours, feminine } = reportedWords(kind, titre)
  const reported = `${yours} nous a été signalé${feminine ? 'e' : ''}`
  const dismissed = decision === 'dismiss'
  return {
    subject: dismissed ? 'Un signalement est resté sans suite' : 'Un signalement vous concerne',
    title: dismissed ? 'Tout est en ordre' : 'Nous avons donné suite à un signalement',
    paragraphs: [
      dismissed
        ? `${reported}. Nous avons regardé\u00a0: rien à redire.${hidden ? ' L’annonce est de nouveau en ligne.' : ''}`
        : `${reported}, et nous avons donné raison à ceux qui nous ont écrit.${followed[suite]} Voici pourquoi\u00a0:`,
    ],
    quote: motif,
    buttons: [{ label: 'Ouvrir Colocdar', path: paths.profile() }],
    note: 'Pour nous répondre, écrivez-nous par le formulaire de contact du site.',
  }
}

export const signalementSuivi = ({ kind, titre, decision, motif }: Decided): MailContent => ({
  subject: 'Votre signalement\u00a0: notre décision',
  title: decision === 'uphold' ? 'Vous aviez raison, merci' : 'Nous avons regardé de près',
  paragraphs: [
    decision === 'uphold'
      ? `Vous nous avez signalé ${reportedWords(kind, titre).it}. Nous avons agi. Voici notre décision\u00a0:`
      : `Vous nous avez signalé ${reportedWords(kind, titre).it}. Nous n’y avons rien trouvé de contraire à nos conditions. Voici notre décision\u00a0:`,
  ],
  quote: motif,
  note: 'L’auteur connaît cette décision, et ne sait pas qui a signalé.',
})

export const signalementsNombreux = ({ nombre }: { nombre: number }): MailContent => ({
  subject: 'Alerte\u00a0: beaucoup d’annonces signalées',
  title: 'Beaucoup d’annonces signalées en une heure',
  paragraphs: [
    `Des signalements visent ${nombre} annonces en une heure. C’est peut-être une attaque\u00a0: regardez qui signale avant de décider.`,
  ],
  buttons: [{ label: 'Voir les signalements', path: paths.admin() }],
})

export const masquagesArretes = ({ nombre }: { nombre: number }): MailContent => ({
  subject: 'Alerte\u00a0: les signalements ne masquent plus d’annonces',
  title: 'Trop d’annonces masquées en une heure',
  paragraphs: [
    `Des signalements ont masqué ${nombre} annonces en une heure, et une autre allait suivre. C’est peut-être une attaque\u00a0: pendant ${signalementRules.pauseHours} heures, les signalements ne masquent plus rien d’eux-mêmes.`,
    'Ce qui est déjà masqué le reste, et tout attend votre décision dans l’administration.',
  ],
  buttons: [{ label: 'Voir les signalements', path: paths.admin() }],
})

/** What was reported, in words. */
const reportedWords = (kind: SignalementKind, titre: string): { it: string; yours: string; feminine: boolean } => {
  const named = titre && ` «\u00a0${titre}\u00a0»`
  return {
    offre: { it: `l’offre${named}`, yours: `Votre offre${named}`, feminine: true },
    demande: { it: `la demande${named}`, yours: `Votre demande${named}`, feminine: true },
    utilisateur: { it: 'un profil', yours: 'Votre profil', feminine: false },
    conversation: {
      it: `une conversation à propos de${named}`,
      yours: `Une conversation à propos de${named}`,
      feminine: true,
    },
  }[kind]
}

/** What upheld reports mean for the member, in words. */
const followed: Record<SignalementSuite, string> = {
  avertir: '',
  effacer: ' La présentation de votre profil n’est plus en ligne\u00a0: vous pouvez la corriger, nous la relirons.',
  bloquer: ' Votre compte est bloqué, et ce que vous avez publié n’est plus en ligne.',
}
