import { deNom } from '../../../lib/formats/nom.ts'

/** After the press: apart from the button's, which every visitor loads. */
export const unavailable = 'Numéro non disponible'
/** Why one signs in, in the words of the sign-in page: « pour voir le numéro de Karim A., pour « Chambre à Agdal » ». */
export const goal = (nom: string, titre: string | null | undefined) =>
  `pour voir le numéro ${deNom(nom)}${titre ? `, pour «\u00a0${titre}\u00a0»` : ''}`
export const warning = 'Important !'
export const cancel = 'Annuler'
export const accept = 'J’ai compris, afficher'
export const checkFirst =
  'Vérifiez soigneusement votre colocataire potentiel avant de partager des informations ou de payer quoi que ce soit.'
export const meetFirst = 'Rencontrez-vous d’abord en personne, de préférence dans le logement.'
export const callFirst = 'Appelez pour convenir d’un rendez-vous.'
/** Spoken before the number. */
export const call = 'Appeler le '
export const newTab = ' (nouvel onglet)'
