import type { MailSujet } from '@colocdar/contracts/mails'

/** The mails that a member may refuse, in words. */
export const mailTexts: Record<MailSujet, { label: string; help: string }> = {
  messages: { label: 'Nouveaux messages', help: 'Quand un membre vous écrit et que vous ne l’avez pas encore lu.' },
  alertes: { label: 'Alertes', help: 'Quand une annonce répond à une de vos alertes. Chacune se règle aussi à part.' },
  rappels: {
    label: 'Rappels de vos annonces',
    help: 'Pour confirmer en un clic qu’une annonce tient toujours. Sans rappel aussi, une annonce non confirmée s’endort après 30 jours.',
  },
}
