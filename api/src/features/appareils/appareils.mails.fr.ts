import { type Appareil, appareilName } from '@colocdar/contracts/appareils'
import { paths, profileSection } from '@colocdar/contracts/paths'
import type { MailContent } from '../../mail/mail-kind.ts'
import { momentText } from './appareils.rules.ts'

export interface FromAppareil {
  username: string
  appareil: Appareil
  le: string
}

export const nouvelAppareil = ({ username, appareil, le }: FromAppareil): MailContent => ({
  subject: 'Nouvelle connexion à votre compte',
  title: `Bonjour ${username},`,
  paragraphs: [
    `Votre compte Colocdar vient d’être ouvert depuis un appareil que nous ne connaissions pas\u00a0: ${appareilName(appareil)}, ${momentText(le)}.`,
    'Si c’était vous, il n’y a rien à faire.',
    'Sinon, choisissez tout de suite un nouveau mot de passe\u00a0: toutes les sessions prennent fin et toutes les clés d’accès sont supprimées.',
  ],
  buttons: [
    { label: 'Voir mes appareils connectés', path: profileSection('appareils') },
    { label: 'Ce n’était pas moi', path: paths.forgotPassword() },
  ],
})
