export const formerMember = 'ancien membre'
export const messageEmpty = 'Le message est vide.'
export const annonceUnknown = 'Une conversation porte sur une offre ou sur une demande.'
export const waitInvalid = 'L’attente est 0 ou absente.'
