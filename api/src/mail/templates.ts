import { paths } from '@colocdar/contracts/paths'
import type { SignalementKind } from '@colocdar/contracts/signalements'
import type { ReadyMail } from './mail-queue.ts'
import { followed, fresh, modified } from './template-words.ts'

/** The content of a mail, before it is rendered as HTML and text. */
export interface MailContent {
  subject: string
  title: string
  paragraphs: string[]
  /** What a person wrote, set apart from our own text. */
  quote?: string
  action?: { label: string; url: string }
  /** Beside the action. */
  second?: { label: string; url: string }
  /** Small print below the action. */
  note?: string
  replyTo?: string
  /** Links with a line below each, between the paragraphs and the action. */
  items?: { label: string; text: string; url: string }[]
  /** Where such mails are stopped. */
  unsubscribe?: string
}

type Template<T extends ReadyMail['template']> = (
  mail: Extract<ReadyMail, { template: T }>,
  publicUrl: string,
) => MailContent

export const contentOf = (mail: ReadyMail, publicUrl: string): MailContent =>
  (templates[mail.template] as Template<ReadyMail['template']>)(mail, publicUrl)

export const hasTemplate = (name: string): boolean => Object.hasOwn(templates, name)

const templates: { [T in ReadyMail['template']]: Template<T> } = {
  // Without the username: anybody may have typed it, and this address.
  verification: ({ token }, publicUrl) => ({
    subject: 'Vérifiez votre adresse e-mail',
    title: 'Bienvenue sur Colocdar\u00a0!',
    paragraphs: [
      'Il ne reste qu’une étape\u00a0: confirmer que cette adresse est bien la vôtre.',
      'Une fois votre adresse vérifiée, vous pourrez voir les numéros de téléphone des annonces.',
    ],
    action: { label: 'Vérifier mon adresse', url: `${publicUrl}${paths.verifyEmail(token)}` },
    note: 'Ce lien est valable 24 heures. Si vous n’avez pas créé de compte, ignorez cet e-mail.',
  }),
  reinitialisation: ({ username, token }, publicUrl) => ({
    subject: 'Choisissez un nouveau mot de passe',
    title: `Bonjour ${username},`,
    paragraphs: ['Vous avez demandé à changer le mot de passe de votre compte Colocdar.'],
    action: {
      label: 'Choisir un nouveau mot de passe',
      url: `${publicUrl}${paths.resetPassword(token)}`,
    },
    note: 'Ce lien est valable une heure et ne sert qu’une fois. Si la demande ne vient pas de vous, ignorez cet e-mail\u00a0: votre mot de passe reste le même.',
  }),
  motDePasseChange: ({ username }, publicUrl) => ({
    subject: 'Votre mot de passe a été changé',
    title: `Bonjour ${username},`,
    paragraphs: [
      'Le mot de passe de votre compte Colocdar vient d’être changé, et les sessions ouvertes ailleurs ont été fermées.',
      'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe et écrivez-nous.',
    ],
    action: { label: 'Ce n’était pas moi', url: `${publicUrl}${paths.forgotPassword()}` },
  }),
  compteSupprime: ({ username }) => ({
    subject: 'Votre compte est supprimé',
    title: `Au revoir ${username},`,
    paragraphs: [
      'Votre compte Colocdar vient d’être supprimé, comme vous l’avez demandé, avec votre profil, vos annonces, vos photos et vos avis.',
      'Cet e-mail est le dernier que nous vous envoyons. Merci d’avoir partagé un bout de chemin avec nous.',
    ],
    note: 'Si cette demande ne vient pas de vous, répondez-nous par le formulaire de contact du site.',
  }),
  offreVerifiee: ({ titre, offreId }, publicUrl) => ({
    subject: `Votre offre est en ligne\u00a0: ${titre}`,
    title: 'Votre offre est en ligne\u00a0!',
    paragraphs: [`Notre équipe a vérifié votre offre «\u00a0${titre}\u00a0». Tout le monde peut maintenant la voir.`],
    action: { label: 'Voir mon offre', url: `${publicUrl}${paths.offre(offreId)}` },
    note: 'Pensez à la marquer comme louée dès que vous avez trouvé votre colocataire.',
  }),
  offreRefusee: ({ titre, offreId, motif }, publicUrl) => ({
    subject: `Votre offre est à corriger\u00a0: ${titre}`,
    title: 'Votre offre n’a pas pu être publiée',
    paragraphs: [
      `Notre équipe a relu votre offre «\u00a0${titre}\u00a0» et ne peut pas la publier telle quelle. Voici pourquoi\u00a0:`,
    ],
    quote: motif,
    action: { label: 'Modifier mon offre', url: `${publicUrl}${paths.editOffre(offreId)}` },
    note: 'Une fois modifiée, votre offre repasse à la vérification.',
  }),
  demandeVerifiee: ({ titre, demandeId }, publicUrl) => ({
    subject: `Votre demande est en ligne\u00a0: ${titre}`,
    title: 'Votre demande est en ligne\u00a0!',
    paragraphs: [
      `Notre équipe a vérifié votre demande «\u00a0${titre}\u00a0». Les propriétaires peuvent maintenant la voir.`,
    ],
    action: { label: 'Voir ma demande', url: `${publicUrl}${paths.demande(demandeId)}` },
  }),
  demandeRefusee: ({ titre, demandeId, motif }, publicUrl) => ({
    subject: `Votre demande est à corriger\u00a0: ${titre}`,
    title: 'Votre demande n’a pas pu être publiée',
    paragraphs: [
      `Notre équipe a relu votre demande «\u00a0${titre}\u00a0» et ne peut pas la publier telle quelle. Voici pourquoi\u00a0:`,
    ],
    quote: motif,
    action: { label: 'Modifier ma demande', url: `${publicUrl}${paths.editDemande(demandeId)}` },
    note: 'Une fois modifiée, votre demande repasse à la vérification.',
  }),
  modificationAcceptee: ({ objet, objetId, titre }, publicUrl) => ({
    subject: `Votre modification est en ligne\u00a0: ${titre}`,
    title: 'Votre modification est acceptée',
    paragraphs: [
      `Notre équipe a relu la modification de ${modified[objet].name(titre)}\u00a0: elle est maintenant en ligne.`,
    ],
    action: { label: modified[objet].see, url: `${publicUrl}${modified[objet].page(objetId)}` },
  }),
  modificationRefusee: ({ objet, objetId, titre, motif }, publicUrl) => ({
    subject: `Votre modification est à revoir\u00a0: ${titre}`,
    title: 'Votre modification n’a pas pu être publiée',
    paragraphs: [
      `Notre équipe a relu la modification de ${modified[objet].name(titre)} et ne peut pas la publier telle quelle. La version vérifiée reste en ligne. Voici pourquoi\u00a0:`,
    ],
    quote: motif,
    action: { label: 'Revoir ma modification', url: `${publicUrl}${modified[objet].edit(objetId)}` },
    note: 'Ce que vous avez écrit est gardé\u00a0: vous pouvez le corriger ou y renoncer.',
  }),
  fraicheur: ({ kind, titre, disponible, partie }, publicUrl) => ({
    subject: `${fresh[kind].question}\u00a0: ${titre}`,
    title: `${fresh[kind].question}\u00a0?`,
    paragraphs: [
      `«\u00a0${titre}\u00a0» est en ligne depuis deux semaines sans nouvelles de vous. Ceux qui cherchent veulent savoir si c’est encore vrai\u00a0: un clic suffit, sans vous connecter.`,
    ],
    action: { label: fresh[kind].yes, url: `${publicUrl}${paths.lienFraicheur(disponible)}` },
    second: { label: fresh[kind].no, url: `${publicUrl}${paths.lienFraicheur(partie)}` },
    note: 'Sans réponse d’ici deux semaines, l’annonce quitte les listes. Vous pourrez la réveiller d’un clic.',
  }),
  avisValide: (_mail, publicUrl) => ({
    subject: 'Votre avis est publié',
    title: 'Merci pour votre avis\u00a0!',
    paragraphs: ['Notre équipe a validé votre avis\u00a0: il paraît maintenant sur la page d’accueil de Colocdar.'],
    action: { label: 'Voir les avis', url: `${publicUrl}${paths.home()}` },
  }),
  avisRefuse: ({ motif }, publicUrl) => ({
    subject: 'Votre avis n’a pas été publié',
    title: 'Votre avis n’a pas pu être publié',
    paragraphs: ['Notre équipe a relu votre avis et ne peut pas le publier. Voici pourquoi\u00a0:'],
    quote: motif,
    action: { label: 'Donner un autre avis', url: `${publicUrl}${paths.addAvis()}` },
  }),
  nouveauMessage: ({ nom, titre, textes, conversationId }, publicUrl) => ({
    subject: `${nom} vous a écrit`,
    title: textes.length === 1 ? `${nom} vous a écrit` : `${nom} vous a écrit ${textes.length} messages`,
    paragraphs: [`À propos de l’annonce «\u00a0${titre}\u00a0»\u00a0:`],
    quote: textes.map(withoutLinks).join('\n\n'),
    action: { label: 'Lire et répondre', url: `${publicUrl}${paths.conversation(conversationId)}` },
    note: 'Ne payez rien avant d’avoir visité. Pour répondre, ouvrez la conversation\u00a0: les réponses à cet e-mail ne sont pas transmises.',
  }),
  signalementDecide: ({ kind, titre, decision, motif, hidden, suite = 'avertir' }, publicUrl) => {
    const what = reportedWords(kind, titre).yours
    const dismissed = decision === 'dismiss'
    return {
      subject: dismissed ? 'Un signalement est resté sans suite' : 'Un signalement vous concerne',
      title: dismissed ? 'Tout est en ordre' : 'Nous avons donné suite à un signalement',
      paragraphs: [
        dismissed
          ? `${what} nous a été signalé${reportedWords(kind, titre).feminine ? 'e' : ''}. Nous avons regardé\u00a0: rien à redire.${hidden ? ' L’annonce est de nouveau en ligne.' : ''}`
          : `${what} nous a été signalé${reportedWords(kind, titre).feminine ? 'e' : ''}, et nous avons donné raison à ceux qui nous ont écrit.${followed[suite]} Voici pourquoi\u00a0:`,
      ],
      quote: motif,
      action: { label: 'Ouvrir Colocdar', url: `${publicUrl}${paths.profile()}` },
      note: 'Pour nous répondre, écrivez-nous par le formulaire de contact du site.',
    }
  },
  signalementSuivi: ({ kind, titre, decision, motif }) => ({
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
  alerte: ({ alertes, offres, autres, token }, publicUrl) => ({
    subject: subjectOf(offres, autres),
    title: offres.length + autres > 1 ? 'De nouvelles annonces pour vous' : 'Une nouvelle annonce pour vous',
    paragraphs: [`Vous cherchez\u00a0: ${alertes.join('\u00a0; ')}`],
    items: offres.map(({ offreId, titre, prix, lieu }) => ({
      label: titre,
      text: `${prix.toLocaleString('fr-FR')}\u00a0dh / mois · ${lieu}`,
      url: `${publicUrl}${paths.offre(offreId)}`,
    })),
    ...(autres > 0 && {
      action: { label: `Voir aussi ${autres} autres`, url: `${publicUrl}${paths.offres()}` },
    }),
    note: 'Vous recevez cet e-mail parce que vous avez créé une alerte sur Colocdar.',
    unsubscribe: `${publicUrl}${paths.stopAlerte(token)}`,
  }),
  contact: ({ subject, email, message }) => ({
    subject: `[Contact] ${subject}`,
    title: subject,
    paragraphs: [`Message de ${email}, envoyé par le formulaire de contact\u00a0:`],
    quote: message,
    note: 'Répondez à cet e-mail pour écrire à cette personne.',
    replyTo: email,
  }),
}

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

/** Mail programs make every address clickable, and a stranger's first links are where fraud begins. */
const withoutLinks = (texte: string): string =>
  texte.replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[lien, à voir sur Colocdar]')

const subjectOf = (offres: { titre: string }[], others: number): string =>
  offres.length + others > 1
    ? `${offres.length + others} nouvelles annonces pour vous`
    : `Nouvelle annonce\u00a0: ${offres[0]?.titre ?? ''}`
