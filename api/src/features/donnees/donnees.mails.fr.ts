import { paths } from '@colocdar/contracts/paths'
import type { MailContent } from '../../mail/mail-kind.ts'

export const compteSupprime = ({
  username,
  inactif,
}: {
  username: string
  inactif?: true | undefined
}): MailContent => ({
  subject: 'Votre compte est supprimé',
  title: `Au revoir ${username},`,
  paragraphs: [
    `Votre compte Colocdar vient d’être supprimé, ${inactif ? 'après deux ans sans visite' : 'comme vous l’avez demandé'}, avec votre profil, vos annonces, vos photos et vos avis.`,
    'Cet e-mail est le dernier que nous vous envoyons. Merci d’avoir partagé un bout de chemin avec nous.',
  ],
  ...(!inactif && {
    note: 'Si cette demande ne vient pas de vous, répondez-nous par le formulaire de contact du site.',
  }),
})

export const compteInactif = ({ username }: { username: string }): MailContent => ({
  subject: 'Votre compte sera supprimé dans un mois',
  title: `Bonjour ${username},`,
  paragraphs: [
    'Votre compte Colocdar n’a pas servi depuis près de deux ans. Nous ne gardons pas les comptes dont personne ne se sert\u00a0: sans visite de votre part d’ici un mois, le vôtre sera supprimé, avec votre profil, vos annonces, vos photos, vos conversations et vos avis.',
    'Pour le garder, il suffit de vous connecter une fois.',
  ],
  buttons: [{ label: 'Garder mon compte', path: paths.login() }],
  note: 'Si vous n’en avez plus besoin, vous n’avez rien à faire.',
})
