import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'

export const compteSupprime = defineMail({
  template: 'compteSupprime',
  fields: z.object({ username: z.string() }),
  // Another account may have the address by now.
  outlivesAccount: true,
  // By then there is no account to ask: it is queued only for an address that was verified.
  beforeVerification: true,
  content: ({ username }) => ({
    subject: 'Votre compte est supprimé',
    title: `Au revoir ${username},`,
    paragraphs: [
      'Votre compte Colocdar vient d’être supprimé, comme vous l’avez demandé, avec votre profil, vos annonces, vos photos et vos avis.',
      'Cet e-mail est le dernier que nous vous envoyons. Merci d’avoir partagé un bout de chemin avec nous.',
    ],
    note: 'Si cette demande ne vient pas de vous, répondez-nous par le formulaire de contact du site.',
  }),
})
