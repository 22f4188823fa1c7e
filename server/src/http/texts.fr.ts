export const busyTitle = 'Un instant'
export const busyHeading = 'Un instant…'
export const busy = (seconds: number) =>
  `Colocdar est très demandé en ce moment. Cette page se recharge toute seule dans ${seconds} secondes.`

export const refusedTitle = 'Adresse invalide'
export const refused = {
  INVALID: 'Cette adresse n’est pas valide.',
  ADDRESS_TOO_LONG: 'Cette adresse est trop longue.',
}
export const home = 'Accueil'

export const reference = 'Référence à nous donner si vous nous écrivez\u00a0:'
