import { alerteMails } from '../features/alertes/alertes.mails.ts'
import { reinitialisation, verification } from '../features/auth/auth.mails.ts'
import { contact } from '../features/contact/contact.mails.ts'
import { nouveauMessage } from '../features/conversations/conversations.mails.ts'
import { compteInactif, compteSupprime } from '../features/donnees/donnees.mails.ts'
import { fraicheur } from '../features/fraicheur/fraicheur.mails.ts'
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
import { example, type MailExample } from './mail-example.ts'
import { accesExamples } from './mail-examples-acces.ts'
import { accountMailExamples } from './mail-examples-accounts.ts'
import { signalementExamples } from './mail-examples-signalements.ts'
import { visiteExamples } from './mail-examples-visites.ts'

const titre = 'Studio clair'
const motif = 'Photos floues & sombres'
const annonce = { annonceId: 12, titre, prix: 2500, lieu: 'Rabat · Agdal' }
const stop = '/alertes/arret/jeton'
const loft = { ...annonce, annonceId: 13, titre: 'Loft' }
const annonces = [annonce, loft]
const enArabe = (found: typeof annonces) => found.map((each) => ({ ...each, lieu: 'الرباط · أكدال' }))

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
  ...accountMailExamples,
  ...accesExamples,
  ...visiteExamples,
  example(compteSupprime, { username: 'sara' }, 'Votre compte est supprimé', {}, ['sara', 'demandé']),
  example(compteSupprime, { username: 'sara', inactif: true }, 'Votre compte est supprimé', {}, ['sans visite']),
  example(
    compteInactif,
    { username: 'sara' },
    'Votre compte sera supprimé dans un mois',
    { 'Garder mon compte': '/auth/login' },
    ['sara'],
  ),
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
      ['offre', 'Votre annonce est-elle toujours disponible', 'Toujours disponible', 'C’est loué', '/offres/5'],
      ['demande', 'Cherchez-vous toujours', 'Je cherche toujours', 'J’ai trouvé', null],
    ] as const
  ).map(([kind, question, yes, no, asked]) =>
    example(
      fraicheur,
      { kind, titre, disponible: 'jeton-oui', partie: 'jeton-non', question: asked },
      `${question}\u00a0: ${titre}`,
      {
        ...(asked && { 'Dire qui publie cette annonce': asked }),
        [yes]: '/annonce/confirmer/jeton-oui',
        [no]: '/annonce/confirmer/jeton-non',
        'Ne plus recevoir ces e-mails': '/mails/rappels/arret/jeton-stop',
      },
      [`${question}\u00a0?`, `«\u00a0${titre}\u00a0» est en ligne depuis deux semaines`],
    ),
  ),
  example(
    nouveauMessage,
    { conversationId: 4, nom: 'Sara I.', sujet: 'Sara I.', titre, textes: ['Est-elle libre\u00a0? www.fraude.ma/x'] },
    'Sara I. vous a écrit',
    { 'Lire et répondre': '/messages/4', 'Ne plus recevoir ces e-mails': '/mails/messages/arret/jeton-stop' },
    [`l’annonce «\u00a0${titre}\u00a0»`, 'Est-elle libre\u00a0? [lien, à voir sur Colocdar]'],
  ),
  example(
    nouveauMessage,
    { conversationId: 4, nom: 'Sara I.', sujet: 'Un membre', titre, textes: ['Bonjour', 'Encore là\u00a0?'] },
    'Un membre vous a écrit',
    { 'Lire et répondre': '/messages/4', 'Ne plus recevoir ces e-mails': '/mails/messages/arret/jeton-stop' },
    ['Sara I. vous a écrit 2 messages', titre, 'Bonjour', 'Encore là\u00a0?'],
  ),
  example(
    alerteMails.offre,
    {
      token: 'jeton',
      alertes: ['Rabat, Meublé'],
      annonces: [annonce],
      arabe: { alertes: ['الرباط، مفروش'], annonces: enArabe([annonce]) },
      autres: 0,
    },
    `Nouvelle annonce\u00a0: ${titre}`,
    { [titre]: '/coloc/12', 'Arrêter cette alerte': stop },
    [
      'Une nouvelle annonce pour vous',
      'Vous cherchez\u00a0: Rabat, Meublé',
      '2\u202f500\u00a0dh / mois · Rabat · Agdal',
    ],
  ),
  ...(
    [
      ['offre', 'annonces', 'Vous cherchez', '/coloc', '/coloc/offres', '', 3, '3 autres'],
      ['demande', 'demandes', 'Vous suivez les demandes', '/demande', '/coloc/demandes', 'Budget ', 1, '1 autre'],
    ] as const
  ).map(([type, noun, asked, page, list, prix, autres, others]) =>
    example(
      alerteMails[type],
      {
        token: 'jeton',
        ...{ alertes: ['Rabat', 'Fès'], annonces },
        arabe: { alertes: ['الرباط', 'فاس'], annonces: enArabe(annonces) },
        autres,
      },
      `${2 + autres} nouvelles ${noun} pour vous`,
      { [titre]: `${page}/12`, Loft: `${page}/13`, [`Voir aussi ${others}`]: list, 'Arrêter cette alerte': stop },
      [`De nouvelles ${noun} pour vous`, `${asked}\u00a0: Rabat\u00a0; Fès`, `${prix}2\u202f500\u00a0dh / mois`],
    ),
  ),
  ...signalementExamples,
  example(
    contact,
    { subject: 'Une question', email: 'ali@exemple.ma', message: 'Bonjour,\nest-ce gratuit\u00a0?' },
    '[Contact] Une question',
    {},
    ['ali@exemple.ma', 'Bonjour,', 'est-ce gratuit\u00a0?'],
  ),
]
