export const noConnection = 'Erreur de réseau. Veuillez vérifier votre connexion Internet.'
/** Asked of the API, whatever the browser prefers: a page has one language. */
export const language = 'fr'
