export const unavailable = 'Numéro non disponible'
export const tooMany = 'Vous avez affiché beaucoup de numéros. Réessayez plus tard.'
export const tooManyNetwork = 'Beaucoup de numéros ont été affichés depuis votre connexion. Réessayez plus tard.'
