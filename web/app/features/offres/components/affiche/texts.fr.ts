import { counted } from '../../../../lib/formats/counted.ts'

export const pageTitle = (titre: string) => `Affiche\u00a0: ${titre}`
export const notFound = 'Page introuvable'
export const pageDescription = 'Une affiche A4 à imprimer, avec un code QR qui mène à l’annonce.'

export const back = 'Retour à l’annonce'
export const heading = 'Affiche à imprimer'
export const rented = 'Cette colocation est déjà louée.'
export const use =
  'Une page A4 pour la fac, le café ou l’entrée de l’immeuble. Le code QR et les languettes mènent à l’annonce\u00a0; aucun numéro n’y figure.'
export const print = 'Imprimer'
export const whatsApp = 'Envoyer par WhatsApp'
export const newTab = ' (nouvel onglet)'
export const printByMenu = 'Sans JavaScript, imprimez par le menu du navigateur.'

export const poster = 'Affiche'
export const wordmark = 'Colocdar'
export const slogan = 'Colocation à partager'
export const forColocataires = (count: number) => `Pour ${counted(count, 'colocataire')}`
export const availableOn = (date: string) => `Disponible le ${date}`
export const codeTo = (address: string) => `Code QR vers ${address}`
export const scan = 'Scannez-moi'
/** The address follows on its own line. */
export const scanHelp =
  'Toutes les photos, les détails et le contact\u00a0: pointez l’appareil photo de votre téléphone ici, ou tapez'
/** On a strip to tear off. */
export const strip = (price: string) => `Coloc ${price}`
