import type { VisiteCote } from '@colocdar/contracts/visites-etats'
import { counted } from '../../lib/formats/counted.ts'

export const title = 'Visites'
export const description = 'Vos visites à venir et passées sur Colocdar.'
export const subtitle = 'Ce qui vous attend, puis ce qui est passé.'
export const none = 'Aucune visite pour le moment'
export const noneText = 'Dans une conversation sur une offre, demandez une visite ou proposez des moments.'
export const openMessages = 'Ouvrir mes messages'
export const loadFailed = 'Vos visites n’ont pas pu être lues.'

export const moment = (day: string, time: string) => `${day} à ${time}`
export const withWhom: Record<VisiteCote, string> = { proprietaire: '{nom} visite', visiteur: 'Chez {nom}' }
export const section = 'Visite du logement'
export const openThread = 'Ouvrir la conversation'
export const asked = {
  proprietaire: '{nom} aimerait visiter.',
  visiteur: 'Demande envoyée\u00a0: {nom} vous proposera des moments.',
}
export const offered = {
  proprietaire: 'Moments proposés à {nom}\u00a0:',
  visiteur: '{nom} vous propose\u00a0:',
}
export const allTaken = 'Aucun des moments proposés n’est encore libre.'
export const wasAt = (moment: string) => `Prévue ${moment}.`
export const word = { mine: 'Votre mot\u00a0:', theirs: '{nom} écrit\u00a0:' }
export const place = 'Rendez-vous\u00a0:'
export const noPlace = 'Dites où vous vous retrouvez\u00a0: {nom} le lira ici.'
export const placeComes = 'Le lieu de rendez-vous s’affichera ici.'
export const howWasIt = 'Comment s’est passée la visite\u00a0?'
export const thanks = 'Merci pour votre réponse'
export const answer = (label: string) => `Votre réponse\u00a0: ${label}.`

export const ask = 'Demander une visite'
export const propose = 'Proposer une visite'
export const proposeMoments = 'Proposer des moments'
export const askOthers = 'Demander d’autres moments'
export const move = 'Déplacer'
export const cancel = 'Annuler la visite'
export const decline = 'Décliner'
export const editPlace = 'Lieu de rendez-vous'
export const take = (moment: string) => `Choisir ${moment}`

const offering = {
  help: 'Jusqu’à cinq moments, à l’heure du Maroc. La première personne qui en choisit un le réserve.',
  send: 'Proposer',
  done: 'Moments proposés',
}
const asking = { help: '', send: 'Demander', done: 'Demande envoyée' }
export const dialog = {
  propose: { title: 'Proposer une visite', ...offering },
  ask: { title: 'Demander une visite', ...asking },
  move: { title: 'Déplacer la visite', ...offering },
  askMove: { title: 'Déplacer la visite', ...asking },
  cancel: {
    title: 'Annuler la visite\u00a0?',
    help: 'L’autre personne reçoit un e-mail.',
    send: 'Annuler la visite',
    done: 'Visite annulée',
  },
  place: { title: 'Lieu de rendez-vous', help: '', send: 'Enregistrer', done: 'Lieu enregistré' },
}
export const givesUp = (moment: string) => `La visite du ${moment} n’aura plus lieu à ce moment.`
export const ends = (moment: string | null) =>
  moment ? `La visite du ${moment} sera annulée.` : 'La visite proposée sera annulée.'
export const endsAll = (count: number) =>
  `${counted(count, 'visite à venir sera annulée', 'visites à venir seront annulées')}.`
export const taken = 'Visite confirmée'
export const day = 'Jour'
export const time = 'Heure'
export const momentName = (place: number) => `Moment ${place}`
export const addMoment = 'Ajouter un moment'
export const removeMoment = (place: number) => `Retirer le moment ${place}`
export const incomplete = 'Choisissez un jour et une heure pour chaque moment.'
export const placeLabel = 'Lieu de rendez-vous (facultatif)'
export const placeHelp =
  'Porte, étage, chez qui sonner. Lu seulement par la personne qui visite, une fois la visite confirmée.'
export const wordLabel = 'Un mot (facultatif)'
export const close = 'Fermer'
export const failed = 'Rien n’a changé'

export const report = 'Signaler'
export const reportTitle = 'Signaler cette offre'
export const reportText = (moment: string, answer: string) => `Visite du ${moment}\u00a0: ${answer}.`
export const next = 'Prochaines visites'
export const all = 'Toutes mes visites'
