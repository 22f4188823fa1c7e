export const imageGone = 'Cette image n’existe pas. Envoyez-la de nouveau.'
export const unknown = 'Cette image n’existe pas.'
export const uploaded = 'Photo téléchargée avec succès.'
export const verifyForMore = 'Vérifiez votre adresse e-mail pour envoyer plus de {max} photos.'
