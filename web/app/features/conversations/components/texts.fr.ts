import { counted } from '../../../lib/formats/counted.ts'

export const byOffre = 'Par offre'
export const peopleWrote = (count: number) => counted(count, 'personne a écrit', 'personnes ont écrit')
export const candidatsTitle = 'Qui a écrit'
export const candidatsDescription = 'Les personnes qui ont écrit à propos d’une de vos offres.'
export const allCandidats = 'Qui a écrit'
export const nobodyWrote = 'Personne n’a encore écrit'
export const nobodyWroteText =
  'Les personnes qui écrivent à propos de cette offre se retrouvent ici, avec ce qui convient.'
export const order = 'Ordre'
export const orders = { convient: 'Convient', recents: 'Récents', sansReponse: 'Sans réponse' }
export const moreCandidats = 'Personnes suivantes'
export const nothingCompared = 'Pas de demande en ligne à comparer avec votre offre.'
export const decisions = { enLice: 'En lice', retenue: 'Retenue', declinee: 'Déclinée' }
export const retain = 'Retenir'
export const retainWhom = (nom: string) => `Retenir ${nom}`
export const decline = 'Décliner'
export const declineWhom = (nom: string) => `Décliner ${nom}`
export const takeBack = 'Revenir sur ce choix'
export const declineHelp = 'Votre message part dans la conversation. Vous pourrez revenir sur ce choix.'
export const declineReasons = 'Une phrase pour commencer'
export const declineLabels = ['Quelqu’un d’autre', 'Dates ou attentes', 'Beaucoup de messages']
export const declineSend = 'Décliner et envoyer'
export const declinedLine = 'Déclinée\u00a0: ce logement ira à quelqu’un d’autre. D’autres annonces vous attendent.'
export const inLine = 'Toujours en lice\u00a0: la personne qui propose ce logement est en train de choisir.'
export const stillWaiting = (count: number) =>
  `Votre offre est louée. ${counted(count, 'personne attend encore une réponse', 'personnes attendent encore une réponse')}.`
export const thanksLabel = 'Message à chacune d’elles'
export const thankOthers = 'Louée\u00a0: remercier les autres'
export const thanked = (count: number) =>
  `Votre message part à ${counted(count, 'personne', 'personnes')}, dans quelques instants.`
export const nobodyWaits = 'Personne d’autre n’attend de réponse.'
export const mute = 'Mettre en sourdine'
export const unmute = 'Arrêter la sourdine'
export const muted = 'En sourdine'
