export const already = 'Cette clé d’accès est déjà ajoutée.'
export const full = 'Vous avez déjà {max} clés d’accès. Supprimez-en une d’abord.'
export const refused = 'Cette clé d’accès n’a pas pu être ajoutée. Recommencez.'
