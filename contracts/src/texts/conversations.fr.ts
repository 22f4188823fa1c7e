export const formerMember = 'ancien membre'
export const messageEmpty = 'Le message est vide.'
export const annonceUnknown = 'Une conversation porte sur une offre ou sur une demande.'
export const waitInvalid = 'L’attente est 0 ou absente.'
export const triUnknown = 'L’ordre est convient, recents ou sansReponse.'
export const afterInvalid = 'La suite demandée n’existe pas.'
export const decisionUnknown = 'Une personne est retenue, déclinée ou en lice.'
export const declines = [
  'Bonjour, merci pour votre message. J’ai choisi quelqu’un d’autre pour ce logement. Je vous souhaite de trouver bientôt un endroit qui vous plaît.',
  'Bonjour, merci de votre intérêt. Nos dates ou nos attentes ne s’accordent pas tout à fait, et je préfère vous le dire. Bonne recherche\u00a0!',
  'Bonjour, merci d’avoir pris le temps de m’écrire. J’ai reçu beaucoup de messages et je ne peux pas donner suite au vôtre. Bon courage pour la suite\u00a0!',
]
export const thanks =
  'Bonjour, le logement est maintenant loué. Merci pour votre message et votre patience. Je vous souhaite de trouver bientôt un endroit qui vous plaît.'
