import { counted } from '../../lib/formats/counted.ts'

export const title = 'Messages'
export const description = 'Vos conversations sur Colocdar.'
export const list = 'Conversations'
export const choose = 'Choisissez une conversation.'
export const emptyTitle = 'Aucun message pour le moment'
export const emptyText = 'Écrivez à l’auteur d’une annonce qui vous plaît\u00a0: la conversation se retrouve ici.'
export const seeOffres = 'Voir les offres'
export const olderConversations = 'Conversations plus anciennes'
export const you = 'Vous'
export const saidBy = (nom: string) => `${nom}\u00a0:`
export const visitesWait = (count: number) =>
  counted(count, 'visite attend votre réponse', 'visites attendent votre réponse')
export const unread = (count: number) => `${count} ${count > 1 ? 'messages non lus' : 'message non lu'}`

export const conversationTitle = 'Conversation'
export const conversationWith = (nom: string) => `Conversation avec ${nom}`
export const conversationDescription = 'Une conversation sur Colocdar.'
export const back = 'Retour aux messages'
export const today = 'Aujourd’hui'
export const yesterday = 'Hier'
export const olderMessages = 'Messages précédents'
export const report = 'Signaler cette conversation'
export const read = 'Lu'
export const sent = 'Envoyé'
export const safety =
  'Ne payez rien avant d’avoir visité le logement et rencontré la personne, ni virement, ni mandat, ni recharge.'

export const sending = 'Envoi…'
export const unsent = 'Non envoyé\u00a0: partira dès le retour du réseau.'
export const retry = 'Réessayer'
export const remove = 'Supprimer'
export const offline = 'Hors connexion\u00a0: vos messages partiront au retour du réseau.'
export const messageTo = (nom: string) => `Message à ${nom}`
export const message = 'Votre message'
export const send = 'Envoyer'
export const tooLong = (count: number) => `${count} caractères de trop`
export const charactersLeft = (count: number) => `Encore ${count} caractères`
export const blocked = (nom: string) => `Vous avez bloqué ${nom}\u00a0: débloquez cette personne pour lui écrire.`
export const gone = 'Cette personne ne peut plus vous répondre ici.'

export const actions = 'Actions de la conversation'
export const block = 'Bloquer {nom}'
export const unblock = 'Débloquer {nom}'
export const leave = 'Quitter la conversation'
export const leaveQuestion = 'Quitter la conversation\u00a0?'
export const leaveEffect = (nom: string) =>
  `Elle disparaît de vos messages. ${nom} garde les messages échangés et ne pourra plus vous répondre ici.`
export const leaveConfirm = 'Quitter'
export const blockQuestion = (nom: string) => `Bloquer ${nom}\u00a0?`
export const blockEffect =
  'Vous ne recevrez plus aucun message de cette personne, pour aucune annonce. Elle n’en est pas informée.'
export const blockConfirm = 'Bloquer'
export const failed = 'Cela n’a pas marché.'

export const writeTo = (nom: string) => `Écrire à ${nom}`
export const goal = (nom: string) => `pour écrire à ${nom}`
export const noNetwork = 'Erreur de réseau. Veuillez vérifier votre connexion Internet.'
export const incompleteTitle = 'Complétez votre profil'
export const incompleteText = (nom: string) =>
  `${nom} aimera savoir qui lui écrit. Remplissez votre profil\u00a0: nous vous ramènerons à cette annonce.`
export const completeProfile = 'Compléter mon profil'
export const empty = 'Le message est vide.'
export const firstHelp =
  'Présentez-vous en deux phrases et proposez un moment pour visiter. Ne payez rien avant la visite.'
export const sendTo = 'Envoyer à {nom}'
