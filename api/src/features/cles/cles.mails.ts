import { Appareil, appareilName } from '@colocdar/contracts/appareils'
import { paths, profileSection } from '@colocdar/contracts/paths'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'
import { momentText } from '../appareils/appareils.rules.ts'

// Without the name of the key, which whoever added it has typed.
const fields = z.object({ username: z.string(), appareil: Appareil, le: z.string() })
type Fields = z.output<typeof fields>

const changed = ({ username, appareil, le }: Fields, what: string) => ({
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

export const cleAjoutee = defineMail({
  template: 'cleAjoutee',
  fields,
  content: (ready) => ({ subject: 'Une clé d’accès a été ajoutée à votre compte', ...changed(ready, 'ajoutée à') }),
})

export const cleRetiree = defineMail({
  template: 'cleRetiree',
  fields,
  content: (ready) => ({
    subject: 'Une clé d’accès a été supprimée de votre compte',
    ...changed(ready, 'supprimée de'),
  }),
})
