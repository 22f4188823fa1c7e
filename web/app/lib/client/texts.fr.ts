export const noConnection = 'Erreur de réseau. Veuillez vérifier votre connexion Internet.'
/** The spec's words. */
export const chunkFailed = (id: string) => `Loading chunk ${id} failed`
/** Of the API's sentences. */
export const language = 'fr'
