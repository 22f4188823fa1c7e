import { nouvelAppareil } from '../features/appareils/appareils.mails.ts'
import { motDePasseChange } from '../features/auth/auth.mails.ts'
import { cleAjoutee, cleRetiree } from '../features/cles/cles.mails.ts'
import { example, type MailExample } from './mail-example.ts'

// Morocco was an hour ahead of UTC then: its next day.
const arrival = {
  username: 'sara',
  appareil: { navigateur: 'Chrome', systeme: 'Android' },
  le: '2026-07-08T23:30:00.000Z',
}

/** Of what opens an account. */
export const accesExamples: MailExample[] = [
  example(
    motDePasseChange,
    { username: 'sara' },
    'Votre mot de passe a été changé',
    { 'Ce n’était pas moi': '/auth/mot-de-passe-oublier' },
    ['Bonjour sara,'],
  ),
  example(
    motDePasseChange,
    { username: 'sara', cles: true },
    'Votre mot de passe a été changé',
    { 'Ce n’était pas moi': '/auth/mot-de-passe-oublier' },
    ['Bonjour sara,', 'Vos clés d’accès ont été supprimées'],
  ),
  example(
    nouvelAppareil,
    arrival,
    'Nouvelle connexion à votre compte',
    { 'Voir mes appareils connectés': '/profile#appareils', 'Ce n’était pas moi': '/auth/mot-de-passe-oublier' },
    ['Bonjour sara,', 'Chrome sur Android, le 09/07/2026 à 00:30, heure du Maroc'],
  ),
  ...(
    [
      [cleAjoutee, 'ajoutée à'],
      [cleRetiree, 'supprimée de'],
    ] as const
  ).map(([kind, what]) =>
    example(
      kind,
      arrival,
      `Une clé d’accès a été ${what} votre compte`,
      { 'Voir mes clés d’accès': '/profile#cles', 'Ce n’était pas moi': '/auth/mot-de-passe-oublier' },
      ['Bonjour sara,', `${what} votre compte Colocdar depuis Chrome sur Android, le 09/07/2026 à 00:30`],
    ),
  ),
]
