export const chambre = 'Chambre'
export const villa = 'Villa'
export const appartement = 'Appartement'
export const studio = 'Studio'

export const everybody = 'Ouvert à tous'
export const women = 'Coloc féminine'
export const men = 'Coloc masculine'

export const owner = 'Propriétaire'
export const flatmate = 'Colocataire, qui y habite'
export const agency = 'Agence'

export const onFoot = 'à pied'
export const byTram = 'en tram'
export const byBus = 'en bus'
