import { appareilName } from '@colocdar/contracts/appareils'
import { paths, profileSection } from '@colocdar/contracts/paths'
import type { MailContent } from '../../mail/mail-kind.ts'
import type { FromAppareil } from '../appareils/appareils.mails.fr.ts'
import { momentText } from '../appareils/appareils.rules.ts'

export const cleAjoutee = (ready: FromAppareil): MailContent => ({
  subject: 'Une clé d’accès a été ajoutée à votre compte',
  ...changed(ready, 'ajoutée à'),
})

export const cleRetiree = (ready: FromAppareil): MailContent => ({
  subject: 'Une clé d’accès a été supprimée de votre compte',
  ...changed(ready, 'supprimée de'),
})

const changed = ({ username, appareil, le }: FromAppareil, what: string) => ({
  title: `Bonjour ${username},`,
  paragraphs: [
    `Une clé d’accès vient d’être ${what} votre compte Colocdar depuis ${appareilName(appareil)}, ${momentText(le)}.`,
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: toutes les sessions prennent fin et toutes les clés d’accès sont supprimées.',
  ],
  buttons: [
    { label: 'Voir mes clés d’accès', path: profileSection('cles') },
    { label: 'Ce n’était pas moi', path: paths.forgotPassword() },
  ],
})
