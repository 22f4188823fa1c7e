export const kindUnknown = 'Cette sorte d’annonce n’existe pas.'
export const wordsMissing = 'Il manque les mots de la recherche.'
