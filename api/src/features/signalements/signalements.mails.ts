import { paths } from '@colocdar/contracts/paths'
import {
  type SignalementDecision,
  type SignalementKind,
  type SignalementSuite,
  signalementDecisions,
  signalementKinds,
  signalementRules,
  signalementSuites,
} from '@colocdar/contracts/signalements'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'

const decided = {
  kind: z.enum(signalementKinds),
  /** Empty for a member. */
  titre: z.string(),
  decision: z.enum(Object.keys(signalementDecisions) as SignalementDecision[]),
  motif: z.string(),
}

/** To whose thing was reported. */
export const signalementDecide = defineMail({
  template: 'signalementDecide',
  fields: z.object({
    ...decided,
    objetId: z.int(),
    hidden: z.boolean(),
    suite: z.optional(z.enum(signalementSuites)),
  }),
  content: ({ kind, titre, decision, motif, hidden, suite = 'avertir' }) => {
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
  },
})

/** To a member who reported it. */
export const signalementSuivi = defineMail({
  template: 'signalementSuivi',
  fields: z.object(decided),
  content: ({ kind, titre, decision, motif }) => ({
    subject: 'Votre signalement\u00a0: notre décision',
    title: decision === 'uphold' ? 'Vous aviez raison, merci' : 'Nous avons regardé de près',
    paragraphs: [
      decision === 'uphold'
        ? `Vous nous avez signalé ${reportedWords(kind, titre).it}. Nous avons agi. Voici notre décision\u00a0:`
        : `Vous nous avez signalé ${reportedWords(kind, titre).it}. Nous n’y avons rien trouvé de contraire à nos conditions. Voici notre décision\u00a0:`,
    ],
    quote: motif,
    note: 'L’auteur connaît cette décision, et ne sait pas qui a signalé.',
  }),
})

/** To the operator: many ads are reported, even if none is hidden. */
export const signalementsNombreux = defineMail({
  template: 'signalementsNombreux',
  fields: z.object({ nombre: z.int() }),
  outlivesAccount: true,
  content: ({ nombre }) => ({
    subject: 'Alerte\u00a0: beaucoup d’annonces signalées',
    title: 'Beaucoup d’annonces signalées en une heure',
    paragraphs: [
      `Des signalements visent ${nombre} annonces en une heure. C’est peut-être une attaque\u00a0: regardez qui signale avant de décider.`,
    ],
    buttons: [{ label: 'Voir les signalements', path: paths.admin() }],
  }),
})

/** To the operator: reports have hidden so many ads in an hour that they hide no more until tomorrow. */
export const masquagesArretes = defineMail({
  template: 'masquagesArretes',
  fields: z.object({ nombre: z.int() }),
  // Its recipient is the team, and anyone can sign up with the team's address.
  outlivesAccount: true,
  content: ({ nombre }) => ({
    subject: 'Alerte\u00a0: les signalements ne masquent plus d’annonces',
    title: 'Trop d’annonces masquées en une heure',
    paragraphs: [
      `Des signalements ont masqué ${nombre} annonces en une heure, et une autre allait suivre. C’est peut-être une attaque\u00a0: pendant ${signalementRules.pauseHours} heures, les signalements ne masquent plus rien d’eux-mêmes.`,
      'Ce qui est déjà masqué le reste, et tout attend votre décision dans l’administration.',
    ],
    buttons: [{ label: 'Voir les signalements', path: paths.admin() }],
  }),
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
