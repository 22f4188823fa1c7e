import {
  masquagesArretes,
  signalementDecide,
  signalementSuivi,
  signalementsNombreux,
} from '../features/signalements/signalements.mails.ts'
import { example, type MailExample } from './mail-example.ts'

const titre = 'Studio clair'
const motif = 'Photos floues & sombres'
const decided = { titre, motif, hidden: false, objetId: 12 } as const

export const signalementExamples: MailExample[] = [
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
    masquagesArretes,
    { nombre: 10 },
    'Alerte\u00a0: les signalements ne masquent plus d’annonces',
    { 'Voir les signalements': '/admin' },
    ['Des signalements ont masqué 10 annonces en une heure', 'pendant 24 heures'],
  ),
  example(
    signalementsNombreux,
    { nombre: 31 },
    'Alerte\u00a0: beaucoup d’annonces signalées',
    { 'Voir les signalements': '/admin' },
    ['Des signalements visent 31 annonces en une heure'],
  ),
]
