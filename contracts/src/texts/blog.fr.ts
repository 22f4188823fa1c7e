export const sizeWhole = 'maxResults est un entier.'
export const sizeRange = 'maxResults va de 1 à 50.'
export const tokenInvalid = 'Ce jeton de page est invalide.'
export const idInvalid = 'Cet identifiant est invalide.'
