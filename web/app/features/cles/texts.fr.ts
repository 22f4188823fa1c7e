export const signIn = 'Se connecter avec une clé d’accès'

export const title = 'Clés d’accès'
export const lead =
  'Connectez-vous sans rien taper, par l’empreinte, le visage ou le code de votre appareil. Votre mot de passe reste valable.'
export const loadFailed = 'Vos clés d’accès n’ont pas pu être chargées.'
export const unsupported = 'Ce navigateur ne permet pas d’en ajouter une.'
export const full = (max: number) => `Vous en avez ${max}\u00a0: supprimez-en une pour en ajouter une autre.`
export const add = 'Ajouter une clé d’accès'
export const addDescription = 'Votre appareil vous demandera ensuite votre empreinte, votre visage ou votre code.'
export const added = 'Clé d’accès ajoutée'
export const removed = 'Clé d’accès supprimée'
export const addedAndUsed = 'Ajoutée le {added}, utilisée {used}'
export const addedOnly = (date: string) => `Ajoutée le ${date}, jamais utilisée`
export const remove = 'Supprimer'
export const removeSpoken = (nom: string) => `Supprimer la clé d’accès ${nom}`
export const removeQuestion = 'Supprimer cette clé d’accès\u00a0?'
export const removeEffect = (nom: string) =>
  `«\u00a0${nom}\u00a0» n’ouvrira plus votre compte. Effacez-la aussi sur votre appareil.`
export const onlyFactor = 'C’est votre seul second facteur\u00a0: installez d’abord une application.'

export const notAdded = 'Aucune clé n’est ajoutée'
export const nom = 'Nom de la clé'
export const nomHelp = 'Pour la reconnaître plus tard, par exemple «\u00a0Mon téléphone\u00a0».'
export const password = 'Mot de passe'
export const cancel = 'Annuler'
export const waiting = 'Votre appareil vous attend...'
export const next = 'Continuer'
export const alreadyThere = 'Cet appareil a déjà une clé d’accès pour votre compte.'
export const notCreated = 'Votre appareil n’a pas créé de clé. Réessayez.'
