export const uploads = 'Vous avez envoyé beaucoup de photos depuis hier. Réessayez plus tard.'
export const edits = 'Vous avez fait beaucoup de modifications. Réessayez dans quelques minutes.'
export const crowded = 'Trop de tentatives depuis votre connexion. Réessayez dans quelques instants.'
