import * as z from 'zod/mini'
import { CalendarDate, Id, IdParam, Instant, paged, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What administrators do, with the label that the journal shows. */
export const journalActions = {
  verify: 'Vérification',
  refuse: 'Refus',
  withdraw: 'Retrait',
  undo: 'Annulation d’une décision',
  uphold: 'Signalements fondés',
  dismiss: 'Signalements sans suite',
  block: 'Blocage',
  unblock: 'Déblocage',
  confirmIdentity: 'Identité confirmée',
  withdrawIdentity: 'Identité retirée',
  giveAdmin: 'Rôle donné',
  takeAdmin: 'Rôle retiré',
  installFactor: 'Second facteur installé',
  showFactor: 'Second facteur montré',
  renewCodes: 'Codes de secours renouvelés',
  resetFactor: 'Second facteur retiré',
  read: 'Message lu',
  inspect: 'Conversation signalée lue',
  answer: 'Message répondu',
  create: 'Création',
  update: 'Modification',
  move: 'Déplacement',
  merge: 'Fusion',
  publish: 'Publication',
  unpublish: 'Dépublication',
  remove: 'Suppression',
  repeat: 'Même message envoyé à dix personnes',
} as const
export type JournalAction = keyof typeof journalActions

export const journalObjets = [
  'offre',
  'demande',
  'avis',
  'profil',
  'utilisateur',
  'conversation',
  'message',
  'ville',
  'repere',
  'article',
] as const
export type JournalObjet = (typeof journalObjets)[number]

const actions = Object.keys(journalActions) as [JournalAction, ...JournalAction[]]

/** States, ids and settings, never personal texts or e-mails: they outlive the accounts that they name. */
const Trace = z.nullable(z.record(z.string(), z.unknown()))

export const JournalEntry = z.object({
  id: Id,
  /** The name is null once the account is deleted. */
  acteur: z.object({ id: Id, username: z.nullable(z.string()) }),
  action: z.enum(actions),
  objet: z.enum(journalObjets),
  objetId: Id,
  /** Whom it is about; the name is null once the account is deleted, and with it the reason. */
  membre: z.nullable(z.object({ id: Id, username: z.nullable(z.string()) })),
  avant: Trace,
  apres: Trace,
  motif: z.nullable(z.string()),
  createdAt: Instant,
})
export type JournalEntry = z.output<typeof JournalEntry>

/** The dates are days in Morocco, both included. */
export const JournalFiltres = z.object({
  action: z.optional(z.enum(actions, 'Cette action est inconnue.')),
  objet: z.optional(z.enum(journalObjets, 'Cet objet est inconnu.')),
  objetId: z.optional(IdParam),
  acteurId: z.optional(IdParam),
  depuis: z.optional(CalendarDate),
  jusqua: z.optional(CalendarDate),
})
export type JournalFiltres = z.output<typeof JournalFiltres>

export const journal = {
  list: endpoint('GET', '/admin/journal', 'admin', {
    summary: 'Journal des décisions, les plus récentes d’abord ; les dates sont des jours du Maroc, bornes comprises',
    query: z.object({ ...pageQuery(50), ...JournalFiltres.shape }),
    response: paged(JournalEntry),
  }),
}
