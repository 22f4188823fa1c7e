export const unknown = 'Cette demande n’existe pas.'
