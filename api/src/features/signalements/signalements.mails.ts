import { paths } from '@colocdar/contracts/paths'
import {
  type SignalementDecision,
  type SignalementKind,
  type SignalementSuite,
  signalementDecisions,
  signalementKinds,
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
