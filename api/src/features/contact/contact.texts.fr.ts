export const sent = 'Message envoyé avec succès!'
export const unknown = 'Ce message n’existe pas.'
