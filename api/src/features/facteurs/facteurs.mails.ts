import { paths } from '@colocdar/contracts/paths'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'

const changes = {
  installe: [
    'Votre second facteur est installé',
    'Une application vient d’être choisie comme second facteur de votre compte d’administrateur.',
  ],
  secours: [
    'Un code de secours a servi',
    'Un code de secours vient de servir à la place de votre second facteur. Il ne vaut plus.',
  ],
  codes: [
    'Vos codes de secours sont renouvelés',
    'Dix nouveaux codes de secours viennent d’être créés. Les anciens ne valent plus.',
  ],
  retire: [
    'Votre second facteur est retiré',
    'Le second facteur de votre compte vient d’être retiré. Vous en choisirez un autre à la prochaine connexion.',
  ],
} as const

/** To an administrator, about the own account. */
export const facteurChange = defineMail({
  template: 'facteurChange',
  fields: z.object({ changement: z.enum(Object.keys(changes) as [keyof typeof changes]) }),
  content: {
    fr: ({ changement }) => {
      const [subject, sentence] = changes[changement]
      return {
        subject,
        title: subject,
        paragraphs: [
          sentence,
          'Si ce n’était pas vous, changez tout de suite votre mot de passe et prévenez les autres administrateurs.',
        ],
        buttons: [{ label: 'Ce n’était pas moi', path: paths.forgotPassword() }],
      }
    },
  },
})
