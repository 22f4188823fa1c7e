import { paths } from '@colocdar/contracts/paths'
import type { MailContent } from '../../mail/mail-kind.ts'

export interface WithToken {
  username: string
  token: string
}

// Without the username: anybody may have typed it, and this address.
export const verification = ({ token, oubli }: WithToken & { oubli?: boolean | undefined }): MailContent => ({
  subject: 'Vérifiez votre adresse e-mail',
  title: oubli ? 'D’abord, votre adresse' : 'Bienvenue sur Colocdar\u00a0!',
  paragraphs: oubli
    ? [
        'Vous avez demandé un nouveau mot de passe, mais cette adresse n’a jamais été vérifiée.',
        'Confirmez qu’elle est bien la vôtre, puis demandez-le à nouveau\u00a0: le lien vous sera envoyé.',
      ]
    : [
        'Il ne reste qu’une étape\u00a0: confirmer que cette adresse est bien la vôtre.',
        'Une fois votre adresse vérifiée, vous pourrez voir les numéros de téléphone des annonces.',
      ],
  buttons: [{ label: 'Vérifier mon adresse', path: paths.verifyEmail(token) }],
  note: 'Ce lien est valable 24 heures. Si vous n’avez pas créé de compte, ignorez cet e-mail.',
})

export const reinitialisation = ({ username, token }: WithToken): MailContent => ({
  subject: 'Choisissez un nouveau mot de passe',
  title: `Bonjour ${username},`,
  paragraphs: ['Vous avez demandé à changer le mot de passe de votre compte Colocdar.'],
  buttons: [{ label: 'Choisir un nouveau mot de passe', path: paths.resetPassword(token) }],
  note: 'Ce lien est valable une heure et ne sert qu’une fois. Si la demande ne vient pas de vous, ignorez cet e-mail\u00a0: votre mot de passe reste le même.',
})

export const motDePasseChange = ({
  username,
  cles,
}: {
  username: string
  cles?: boolean | undefined
}): MailContent => ({
  subject: 'Votre mot de passe a été changé',
  title: `Bonjour ${username},`,
  paragraphs: [
    'Le mot de passe de votre compte Colocdar vient d’être changé, et les sessions ouvertes ailleurs ont été fermées.',
    ...(cles ? ['Vos clés d’accès ont été supprimées\u00a0: vous pouvez en ajouter depuis votre profil.'] : []),
    'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe et écrivez-nous.',
  ],
  buttons: [{ label: 'Ce n’était pas moi', path: paths.forgotPassword() }],
})
