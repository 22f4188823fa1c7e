import { alerte } from '../features/alertes/alertes.mails.ts'
import { motDePasseChange, reinitialisation, verification } from '../features/auth/auth.mails.ts'
import { contact } from '../features/contact/contact.mails.ts'
import { nouveauMessage } from '../features/conversations/conversations.mails.ts'
import { compteSupprime } from '../features/donnees/donnees.mails.ts'
import { fraicheur } from '../features/fraicheur/fraicheur.mails.ts'
import { stopLink } from '../features/mails/mails.service.ts'
import {
  avisRefuse,
  avisValide,
  demandeRefusee,
  demandeVerifiee,
  modificationAcceptee,
  modificationRefusee,
  offreRefusee,
  offreVerifiee,
} from '../features/moderation/moderation.mails.ts'
import { signalementDecide, signalementSuivi } from '../features/signalements/signalements.mails.ts'
import type { MailContent, MailKind } from '../mail/mail-kind.ts'

interface MailExample {
  template: string
  content: MailContent
  subject: string
  /** What each link says, and where it leads, in their order. */
  links: Record<string, string>
  /** What must stand in the mail: titles, names, reasons. */
  says: string[]
}

const example = <Fields, Ready>(
  { template, sujet, content }: MailKind<Fields, Ready>,
  ready: NoInfer<Ready>,
  subject: string,
  links: Record<string, string>,
  says: string[],
): MailExample => ({
  template,
  // As it is sent: what may be refused has a link to do so.
  content: { ...(sujet && { unsubscribe: stopLink(sujet, 'jeton-stop') }), ...content(ready) },
  subject,
  links,
  says,
})

const titre = 'Studio clair'
const motif = 'Photos floues & sombres'
const offre = { offreId: 12, titre, prix: 2500, lieu: 'Rabat · Agdal' }
const decided = { titre, motif, hidden: false, objetId: 12 } as const

/** Every mail of the product, in each of its wordings. */
export const mailExamples: MailExample[] = [
  ...[{}, { oubli: true }].map((why) =>
    example(
      verification,
      { username: 'sara', token: 'jeton', ...why },
      'Vérifiez votre adresse e-mail',
      { 'Vérifier mon adresse': '/auth/verifier/jeton' },
      ['oubli' in why ? 'puis demandez-le à nouveau' : 'Bienvenue sur Colocdar'],
    ),
  ),
  example(
    reinitialisation,
    { username: 'sara', token: 'jeton' },
    'Choisissez un nouveau mot de passe',
    { 'Choisir un nouveau mot de passe': '/auth/changer-mot-de-passe/jeton' },
    ['Bonjour sara,'],
  ),
  example(
    motDePasseChange,
    { username: 'sara' },
    'Votre mot de passe a été changé',
    { 'Ce n’était pas moi': '/auth/mot-de-passe-oublier' },
    ['Bonjour sara,'],
  ),
  example(compteSupprime, { username: 'sara' }, 'Votre compte est supprimé', {}, ['sara']),
  example(
    offreVerifiee,
    { titre, offreId: 12 },
    `Votre offre est en ligne\u00a0: ${titre}`,
    { 'Voir mon offre': '/coloc/12' },
    [`votre offre «\u00a0${titre}\u00a0»`],
  ),
  example(
    offreRefusee,
    { titre, offreId: 12, motif },
    `Votre offre est à corriger\u00a0: ${titre}`,
    { 'Modifier mon offre': '/offres/12' },
    [`votre offre «\u00a0${titre}\u00a0»`, motif],
  ),
  example(
    demandeVerifiee,
    { titre, demandeId: 7 },
    `Votre demande est en ligne\u00a0: ${titre}`,
    { 'Voir ma demande': '/demande/7' },
    [`votre demande «\u00a0${titre}\u00a0»`],
  ),
  example(
    demandeRefusee,
    { titre, demandeId: 7, motif },
    `Votre demande est à corriger\u00a0: ${titre}`,
    { 'Modifier ma demande': '/edit-demande/7' },
    [`votre demande «\u00a0${titre}\u00a0»`, motif],
  ),
  example(avisValide, {}, 'Votre avis est publié', { 'Voir les avis': '/' }, ['validé']),
  example(avisRefuse, { motif }, 'Votre avis n’a pas été publié', { 'Donner un autre avis': '/add-review' }, [motif]),
  ...(
    [
      ['offre', `votre annonce «\u00a0${titre}\u00a0»`, 'Voir mon annonce', '/coloc/5', '/offres/5'],
      ['demande', `votre demande «\u00a0${titre}\u00a0»`, 'Voir ma demande', '/demande/5', '/edit-demande/5'],
      ['profil', 'votre profil', 'Voir mon profil', '/utilisateur/5', '/edit-profile'],
    ] as const
  ).flatMap(([objet, named, see, page, edit]) => [
    example(
      modificationAcceptee,
      { objet, objetId: 5, titre },
      `Votre modification est en ligne\u00a0: ${titre}`,
      { [see]: page },
      [`la modification de ${named}\u00a0: elle est maintenant en ligne`],
    ),
    example(
      modificationRefusee,
      { objet, objetId: 5, titre, motif },
      `Votre modification est à revoir\u00a0: ${titre}`,
      { 'Revoir ma modification': edit },
      [`la modification de ${named} et ne peut pas la publier`, motif],
    ),
  ]),
  ...(
    [
      ['offre', 'Votre annonce est-elle toujours disponible', 'Toujours disponible', 'C’est loué'],
      ['demande', 'Cherchez-vous toujours', 'Je cherche toujours', 'J’ai trouvé'],
    ] as const
  ).map(([kind, question, yes, no]) =>
    example(
      fraicheur,
      { kind, titre, disponible: 'jeton-oui', partie: 'jeton-non' },
      `${question}\u00a0: ${titre}`,
      {
        [yes]: '/annonce/confirmer/jeton-oui',
        [no]: '/annonce/confirmer/jeton-non',
        'Ne plus recevoir ces e-mails': '/mails/rappels/arret/jeton-stop',
      },
      [`${question}\u00a0?`, `«\u00a0${titre}\u00a0» est en ligne depuis deux semaines`],
    ),
  ),
  example(
    nouveauMessage,
    { conversationId: 4, nom: 'Sara I.', titre, textes: ['Est-elle libre\u00a0? www.fraude.ma/x'] },
    'Sara I. vous a écrit',
    { 'Lire et répondre': '/messages/4', 'Ne plus recevoir ces e-mails': '/mails/messages/arret/jeton-stop' },
    [`l’annonce «\u00a0${titre}\u00a0»`, 'Est-elle libre\u00a0? [lien, à voir sur Colocdar]'],
  ),
  example(
    nouveauMessage,
    { conversationId: 4, nom: 'Sara I.', titre, textes: ['Bonjour', 'Encore là\u00a0?'] },
    'Sara I. vous a écrit',
    { 'Lire et répondre': '/messages/4', 'Ne plus recevoir ces e-mails': '/mails/messages/arret/jeton-stop' },
    ['Sara I. vous a écrit 2 messages', titre, 'Bonjour', 'Encore là\u00a0?'],
  ),
  example(
    alerte,
    { token: 'jeton', alertes: ['Rabat, Meublé'], offres: [offre], autres: 0 },
    `Nouvelle annonce\u00a0: ${titre}`,
    { [titre]: '/coloc/12', 'Arrêter cette alerte': '/alertes/arret/jeton' },
    [
      'Une nouvelle annonce pour vous',
      'Vous cherchez\u00a0: Rabat, Meublé',
      '2\u202f500\u00a0dh / mois · Rabat · Agdal',
    ],
  ),
  example(
    alerte,
    { token: 'jeton', alertes: ['Rabat', 'Fès'], offres: [offre, { ...offre, offreId: 13, titre: 'Loft' }], autres: 3 },
    '5 nouvelles annonces pour vous',
    {
      [titre]: '/coloc/12',
      Loft: '/coloc/13',
      'Voir aussi 3 autres': '/coloc/offres',
      'Arrêter cette alerte': '/alertes/arret/jeton',
    },
    ['De nouvelles annonces pour vous', 'Vous cherchez\u00a0: Rabat\u00a0; Fès'],
  ),
  ...(
    [
      ['offre', `Votre offre «\u00a0${titre}\u00a0» nous a été signalée`, `l’offre «\u00a0${titre}\u00a0»`],
      ['demande', `Votre demande «\u00a0${titre}\u00a0» nous a été signalée`, `la demande «\u00a0${titre}\u00a0»`],
      ['utilisateur', 'Votre profil nous a été signalé', 'un profil'],
      [
        'conversation',
        `Une conversation à propos de «\u00a0${titre}\u00a0» nous a été signalée`,
        `une conversation à propos de «\u00a0${titre}\u00a0»`,
      ],
    ] as const
  ).flatMap(([kind, yours, it]) => [
    example(
      signalementDecide,
      { ...decided, kind, decision: 'uphold' },
      'Un signalement vous concerne',
      { 'Ouvrir Colocdar': '/profile' },
      [`${yours}, et nous avons donné raison à ceux qui nous ont écrit. Voici pourquoi`, motif],
    ),
    example(
      signalementSuivi,
      { kind, titre, motif, decision: 'dismiss' },
      'Votre signalement\u00a0: notre décision',
      {},
      ['Nous avons regardé de près', `Vous nous avez signalé ${it}. Nous n’y avons rien trouvé de contraire`, motif],
    ),
  ]),
  ...(
    [
      ['effacer', 'La présentation de votre profil n’est plus en ligne'],
      ['bloquer', 'Votre compte est bloqué, et ce que vous avez publié n’est plus en ligne.'],
    ] as const
  ).map(([suite, followed]) =>
    example(
      signalementDecide,
      { ...decided, kind: 'utilisateur', decision: 'uphold', suite },
      'Un signalement vous concerne',
      { 'Ouvrir Colocdar': '/profile' },
      ['Nous avons donné suite à un signalement', followed, motif],
    ),
  ),
  example(
    signalementDecide,
    { ...decided, kind: 'offre', decision: 'dismiss', hidden: true },
    'Un signalement est resté sans suite',
    { 'Ouvrir Colocdar': '/profile' },
    ['Tout est en ordre', 'rien à redire. L’annonce est de nouveau en ligne.', motif],
  ),
  example(
    signalementSuivi,
    { kind: 'offre', titre, motif, decision: 'uphold' },
    'Votre signalement\u00a0: notre décision',
    {},
    ['Vous aviez raison, merci', `l’offre «\u00a0${titre}\u00a0». Nous avons agi`, motif],
  ),
  example(
    contact,
    { subject: 'Une question', email: 'ali@exemple.ma', message: 'Bonjour,\nest-ce gratuit\u00a0?' },
    '[Contact] Une question',
    {},
    ['ali@exemple.ma', 'Bonjour,', 'est-ce gratuit\u00a0?'],
  ),
]
