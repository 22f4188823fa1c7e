export const unknownAddress = 'Cette adresse de l’API n’existe pas.'
export const sessionEnded = 'Votre session a pris fin. Reconnectez-vous pour continuer.'
