import * as z from 'zod/mini'
import * as texts from '#texts/conversations'
import { Id, IdParams, pageQuery } from './common.ts'
import { Conversation, Texte } from './conversations.ts'
import { decisions } from './conversations-decisions.ts'
import { Comparison } from './correspondances.ts'
import { Demande } from './demandes.ts'
import { endpoint } from './endpoint.ts'

/** Prepared in the language of the page, to be edited before they are sent. */
export const declineTextes: readonly string[] = texts.declines
export const thanksTexte: string = texts.thanks

/** How many conversations one press thanks. */
export const mostThanked = 100

export const candidatTris = ['convient', 'recents', 'sansReponse'] as const
export type CandidatTri = (typeof candidatTris)[number]

/** Somebody who wrote about an offer, and what fits. */
export const Candidat = z.object({
  conversation: Conversation,
  /** Of their public request, what is compared. */
  demande: z.nullable(
    z.pick(Demande, {
      budget: true,
      ville: true,
      quartier: true,
      logementType: true,
      dateDisponibilite: true,
      duree: true,
    }),
  ),
  ...Comparison.shape,
})
export type Candidat = z.output<typeof Candidat>

/** The last sort key that was read, and the last message: `4-1207`. */
const Suite = z.string().check(z.regex(/^\d{1,2}-\d{1,10}$/, texts.afterInvalid))

export const NewDecision = z
  .object({ decision: z.enum(decisions, texts.decisionUnknown), texte: z.optional(Texte) })
  .check(
    z.refine(({ decision, texte }) => decision !== 'declinee' || texte !== undefined, {
      error: texts.messageEmpty,
      path: ['texte'],
    }),
  )
export type NewDecision = z.input<typeof NewDecision>

export const choix = {
  offres: endpoint('GET', '/conversations/offres', 'membre', {
    summary: 'Celles de ses offres à propos desquelles on lui a écrit, celle du dernier message d’abord ; 20 au plus',
    response: z.array(z.object({ id: Id, titre: z.string(), conversations: z.int(), nonLus: z.int() })),
  }),
  candidats: endpoint('GET', '/conversations/offres/{id}', 'membre', {
    summary: 'Qui a écrit à propos d’une de ses offres, avec ce qui convient ; la suite par apres',
    params: IdParams,
    query: z.object({
      tri: z._default(z.enum(candidatTris, texts.triUnknown), 'convient'),
      size: pageQuery(20).size,
      apres: z.optional(Suite),
    }),
    response: z.object({
      content: z.array(Candidat),
      /** The `apres` of the next page; null on the last one. */
      suivant: z.nullable(Suite),
      /** How many wait for a decision and can be thanked. */
      enLice: z.int(),
    }),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint('PUT', '/conversations/{id}/decision', 'emailVerifie', {
    summary:
      'Retenir ou décliner qui a écrit à propos de son offre, ou y revenir ; décliner envoie un message. Sans effet la seconde fois',
    params: IdParams,
    body: NewDecision,
    response: Conversation,
    errors: ['FORBIDDEN', 'PROFILE_INCOMPLETE', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  }),
  thank: endpoint('POST', '/conversations/offres/{id}/remerciements', 'emailVerifie', {
    summary: 'L’offre est louée : remercier et décliner ceux qui attendent encore, 100 au plus, chacun une fois',
    params: IdParams,
    body: z.object({ texte: Texte }),
    /** How many will get the message. */
    response: z.object({ conversations: z.int() }),
    errors: ['PROFILE_INCOMPLETE', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  }),
  mute: endpoint('PUT', '/conversations/{id}/sourdine', 'membre', {
    summary: 'Ne plus recevoir d’e-mails d’une conversation, ni la compter parmi les non lues',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
  unmute: endpoint('DELETE', '/conversations/{id}/sourdine', 'membre', {
    summary: 'Recevoir à nouveau les e-mails d’une conversation',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
