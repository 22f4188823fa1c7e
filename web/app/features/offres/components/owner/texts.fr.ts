export const heading = 'Votre annonce'
export const edit = 'Modifier'
export const editAll = 'Modifier toute l’annonce'
export const poster = 'Imprimer une affiche'

/** What stays online beside a modification. */
export const online = 'votre annonce'

export const quickEdit = 'Modifier l’annonce'
export const cancel = 'Annuler'
export const notSaved = 'L’enregistrement n’a pas abouti.'

export const remove = 'Supprimer l’annonce'
export const removeQuestion = 'Supprimer cette annonce\u00a0?'
export const removeConsequence = 'Elle disparaîtra pour tout le monde, avec ses photos. Cela ne se défait pas.'
export const removed = 'Annonce supprimée'

/** The fields, where an offer is written and where two versions are compared. */
export const titre = 'Titre'
export const ville = 'Ville'
export const quartier = 'Quartier'
export const adresse = 'Adresse'
export const description = 'Description'
export const prix = 'Prix'
export const dirhams = 'dh'
export const superficie = 'Superficie'
export const squareMetres = 'm²'
export const nbrColoc = 'Nombre de colocataires'
export const logementType = 'Type de logement'
/** The same, in a list of changes. */
export const logement = 'Logement'
export const save = 'Enregistrer'
export const saved = 'Offre mise à jour avec succès !'
