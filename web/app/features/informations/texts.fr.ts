export const home = 'Accueil'
export const seeOffres = 'Voir les colocations'
