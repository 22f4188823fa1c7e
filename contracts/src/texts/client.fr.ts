export const noConnection = 'Erreur de réseau. Veuillez vérifier votre connexion Internet.'
/** What a sentence in this language has. */
export const letters = /./
