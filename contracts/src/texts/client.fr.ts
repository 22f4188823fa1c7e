export const noConnection = 'Erreur de réseau. Veuillez vérifier votre connexion Internet.'
