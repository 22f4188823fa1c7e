import type { MailSujet } from '@colocdar/contracts/mails'

/** The mails that a member may refuse, in words. */
export const sujets: Record<MailSujet, { label: string; help: string }> = {
  messages: { label: 'Nouveaux messages', help: 'Quand un membre vous écrit et que vous ne l’avez pas encore lu.' },
  alertes: { label: 'Alertes', help: 'Quand une annonce répond à une de vos alertes. Chacune se règle aussi à part.' },
  rappels: {
    label: 'Rappels de vos annonces',
    help: 'Pour confirmer en un clic qu’une annonce tient toujours. Sans rappel aussi, une annonce non confirmée s’endort après 30 jours.',
  },
  visites: {
    label: 'Rappels de vos visites',
    help: 'La veille et deux heures avant une visite, et une question ensuite. Confirmations et annulations partent toujours.',
  },
}

export const heading = 'E-mails'
export const sent = 'Ce que Colocdar vous envoie\u00a0:'
export const alwaysSent =
  'Toujours envoyés\u00a0: la vérification de votre adresse, ce qui touche à votre mot de passe et à votre compte, ce que deviennent vos visites, et nos décisions sur vos annonces, vos avis et vos signalements.'
export const unreadable = 'Vos e-mails n’ont pas pu être lus'
export const wanted = 'Vous recevrez ces e-mails'
export const refused = 'Vous ne recevrez plus ces e-mails'
export const unchanged = 'Rien n’a changé'

export const wait =
  'Vérifiez votre e-mail pour recevoir les messages des membres, vos alertes, vos rappels et nos décisions. D’ici là, seul l’e-mail de vérification part vers votre adresse.'
export const verify = 'Vérifier depuis mon profil'

export const stopTitle = 'Ne plus recevoir ces e-mails'
export const stopDescription = 'Refuser une sorte d’e-mails.'
export const stop = 'Ne plus les recevoir'
export const stopFailed = 'Rien n’a changé. Réessayez.'
export const stopEffect = (label: string | undefined) =>
  `${label ? `«\u00a0${label}\u00a0»\u00a0: ` : ''}vous n’en recevrez plus. Vous pourrez les reprendre depuis votre profil.`
export const choose = 'Choisir mes e-mails'
