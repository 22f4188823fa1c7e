import { counted } from '../../lib/formats/counted.ts'

export const title = 'Second facteur'
export const description = 'Le second facteur des administrateurs.'
export const lead = 'Un administrateur prouve à chaque connexion que c’est bien lui.'
export const otherAccount = 'Se connecter autrement'
export const signIn = 'Se connecter'
export const loading = 'Chargement…'
export const loadFailed = 'Votre second facteur n’a pas pu être chargé.'
export const retry = 'Réessayer'

export const installed = (codes: number) =>
  `Une application d’authentification est installée. Il vous reste ${counted(codes, 'code')} de secours.`
export const byCle = 'Votre clé d’accès est votre second facteur.'
export const missing = 'Aucun second facteur n’est installé.'
export const notAsked = 'La démonstration n’en demande pas.'
export const renewCodes = 'Nouveaux codes de secours'
export const changeApp = 'Changer d’application'
export const installApp = 'Installer une application'
export const app = 'Application d’authentification'

export const codes = 'Codes de secours'
export const keepCodesTitle = 'Gardez ces dix codes de secours'
export const keepCodesText =
  'Ils ne seront plus montrés. Chacun remplace une fois votre téléphone\u00a0: rangez-les dans un gestionnaire de mots de passe ou sur papier.'
export const copied = 'Codes copiés.'
export const copyRefused = 'Le navigateur ne permet pas de copier\u00a0: sélectionnez les codes.'
export const copyCodes = 'Copier les codes'
export const codesKept = 'Je les ai gardés'

export const scan =
  'Installez une application d’authentification sur votre téléphone (Aegis, Google Authenticator, 2FAS…), puis scannez ce code\u00a0:'
export const qrCode = 'Code QR de la clé'
export const typeSecret = 'Sans appareil photo, tapez cette clé\u00a0:'
export const enterCode = 'Entrez le code que l’application affiche.'
export const install = 'Installer le second facteur'
export const next = 'Continuer'
