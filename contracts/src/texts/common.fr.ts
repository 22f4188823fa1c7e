export const idWhole = 'L’identifiant doit être un entier.'
export const pageWhole = 'La page doit être un entier.'
export const pageFirst = 'La page commence à 0.'
export const sizeWhole = 'La taille doit être un entier.'
export const sizeRange = 'La taille va de 1 à 200.'
export const dateFormat = 'La date doit avoir la forme AAAA-MM-JJ.'

export const tooLong = 'Ce texte ne doit pas dépasser {max} caractères.'
export const forbiddenCharacter = 'Ce texte contient un caractère interdit.'
export const emailRequired = "L'email est requis"
export const emailInvalid = "L'email n'est pas valide"

export const yesOrNo = 'Choisissez oui ou non.'
export const linkIncomplete = 'Le lien est incomplet.'
export const kindUnknown = 'Ce type est inconnu.'
export const photoUnknown = 'Cette photo est introuvable\u00a0: envoyez-la de nouveau.'
export const siteLangue = 'Choisissez le français ou l’arabe.'
