export const noConnection = 'Erreur de réseau. Veuillez vérifier votre connexion Internet.'
/** Of the API's sentences. */
export const language = 'fr'
