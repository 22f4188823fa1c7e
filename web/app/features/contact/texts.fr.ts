export const form = 'Contact'
export const subject = 'Sujet'
export const email = 'E-mail'
export const message = 'Message'
export const sent = 'Message envoyé avec succès!'
export const failed = "Erreur lors de l'envoi du message. Veuillez réessayer."
export const sending = 'Envoi en cours...'
export const send = 'Envoyer'
