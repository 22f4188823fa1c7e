import { paths } from '@colocdar/contracts/paths'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'

// The token is created when the mail is sent, so that the queue never contains one.
const addressee = z.object({ username: z.string(), utilisateurId: z.int() })

export const verification = defineMail({
  template: 'verification',
  // With `oubli`, a new password was asked for: its link may only be sent to a verified address.
  fields: addressee.extend({ oubli: z.boolean().optional() }),
  beforeVerification: true,
  // Without the username: anybody may have typed it, and this address.
  content: ({ token, oubli }: { username: string; token: string; oubli?: boolean | undefined }) => ({
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
  }),
})

export const reinitialisation = defineMail({
  template: 'reinitialisation',
  fields: addressee,
  content: ({ username, token }: { username: string; token: string }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    title: `Bonjour ${username},`,
    paragraphs: ['Vous avez demandé à changer le mot de passe de votre compte Colocdar.'],
    buttons: [{ label: 'Choisir un nouveau mot de passe', path: paths.resetPassword(token) }],
    note: 'Ce lien est valable une heure et ne sert qu’une fois. Si la demande ne vient pas de vous, ignorez cet e-mail\u00a0: votre mot de passe reste le même.',
  }),
})

export const motDePasseChange = defineMail({
  template: 'motDePasseChange',
  /** `cles`: passkeys were removed. */
  fields: z.object({ username: z.string(), cles: z.boolean().optional() }),
  content: ({ username, cles }) => ({
    subject: 'Votre mot de passe a été changé',
    title: `Bonjour ${username},`,
    paragraphs: [
      'Le mot de passe de votre compte Colocdar vient d’être changé, et les sessions ouvertes ailleurs ont été fermées.',
      ...(cles ? ['Vos clés d’accès ont été supprimées\u00a0: vous pouvez en ajouter depuis votre profil.'] : []),
      'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe et écrivez-nous.',
    ],
    buttons: [{ label: 'Ce n’était pas moi', path: paths.forgotPassword() }],
  }),
})
