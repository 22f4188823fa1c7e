/** Read out after the label: « Villes, carrousel ». */
export const role = 'carrousel'
export const pause = 'Arrêter le défilement'
export const play = 'Reprendre le défilement'
export const previous = 'Précédent'
export const next = 'Suivant'
