export const unknownDevice = 'Appareil inconnu'
export const browser = 'Navigateur'
export const browserOn = '{navigateur} sur {systeme}'

export const markText = 'La marque de l’appareil est un texte.'
export const markUnreadable = 'La marque de l’appareil est illisible.'
