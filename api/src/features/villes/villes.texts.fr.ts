export const unknown = 'Cette ville n’existe pas.'
