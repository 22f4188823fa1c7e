import * as z from 'zod/mini'
import * as texts from '#texts/conversations'
import { Id, IdParam, IdParams, Instant, pageQuery } from './common.ts'
import { decisions } from './conversations-decisions.ts'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

export const messageMax = 2000

/** Links in the first messages of strangers are shown as plain text: that is where fraud begins. */
export const firstMessages = 3

/** What a member who deleted the account is called by those who wrote with them. */
export const ancienMembre = texts.formerMember

export const annonceTypes = ['offre', 'demande'] as const
export type AnnonceType = (typeof annonceTypes)[number]

export const ConversationMessage = z.object({
  id: Id,
  /** 1 for the first message of the conversation. */
  rang: z.int(),
  deMoi: z.boolean(),
  texte: z.string(),
  createdAt: Instant,
})
export type ConversationMessage = z.output<typeof ConversationMessage>

export const Conversation = z.object({
  id: Id,
  /** What it is about, with the title that the ad had then. */
  annonce: z.object({ type: z.enum(annonceTypes), id: Id, titre: z.string() }),
  /** The id is null once the account is deleted, the photo while it is not public. */
  autre: z.object({ id: z.nullable(Id), nom: z.string(), photo: z.optional(z.nullable(z.string())) }),
  dernier: ConversationMessage,
  nonLus: z.int(),
  /** The other person has read up to the message with this id; 0 for none. */
  luJusqua: z.int(),
  /** The caller has blocked the other person. */
  bloque: z.boolean(),
  /** The other person left, or can no longer be reached. */
  parti: z.boolean(),
  /** The caller owns the offer that it is about, and decides. */
  decideur: z.optional(z.boolean()),
  /**
   * For the owner of the offer, what they decided. For who wrote, `declinee`, or `enLice` once the owner has begun to
   * choose: never who was retained. Null otherwise.
   */
  decision: z.optional(z.nullable(z.enum(decisions))),
  /** The caller wants neither mails nor counts of it. */
  muet: z.optional(z.boolean()),
  /** Rises whenever one of its visits changes for the caller: only then they are read again. */
  visite: z.optional(z.int()),
})
export type Conversation = z.output<typeof Conversation>

export const Texte = text({ required: texts.messageEmpty, max: messageMax })

export const NewMessage = z.object({ texte: Texte })
export type NewMessage = z.input<typeof NewMessage>

export const NewConversation = z.object({
  annonce: z.enum(annonceTypes, texts.annonceUnknown),
  annonceId: Id,
  texte: Texte,
})
export type NewConversation = z.input<typeof NewConversation>

/** An event of the stream: a conversation as it is now, and what waits for the member, as `unread` counts it. */
export const ConversationEvent = z.object({ conversation: Conversation, nonLus: z.int(), visites: z.int() })
export type ConversationEvent = z.output<typeof ConversationEvent>

/** The median of the last ten first answers, in hours, rounded up. */
export const Reactivite = z.object({ heures: z.nullable(z.int()) })
export type Reactivite = z.output<typeof Reactivite>

export const conversations = {
  list: endpoint('GET', '/conversations', 'membre', {
    summary: 'Ses conversations, celle du dernier message d’abord ; la suite par avant',
    query: z.object({
      size: pageQuery(20).size,
      avant: z.optional(IdParam),
      /** Only the one about this ad. */
      annonce: z.optional(z.enum(annonceTypes, texts.annonceUnknown)),
      annonceId: z.optional(IdParam),
    }),
    response: z.object({
      content: z.array(Conversation),
      /** The `avant` of the next page; null on the last one. */
      suivant: z.nullable(Id),
      nonLus: z.int(),
      visites: z.int(),
      /** Where a stream has to start so that nothing is missed after this answer. */
      evenement: z.int(),
    }),
  }),
  reactivite: endpoint('GET', '/utilisateurs/{id}/reactivite', 'public', {
    summary:
      'En combien d’heures un membre répond d’habitude ; null avant trois premières réponses, ou sans profil public',
    params: IdParams,
    response: Reactivite,
    cacheable: true,
  }),
  unread: endpoint('GET', '/conversations/non-lus', 'membre', {
    summary: 'Combien de ses conversations ont des messages non lus, et combien de visites attendent sa réponse',
    response: z.object({ nonLus: z.int(), visites: z.int() }),
  }),
  events: endpoint('GET', '/conversations/evenements', 'membre', {
    summary:
      'Ce qui change dans ses conversations, par des événements (text/event-stream) ; Last-Event-ID reprend où l’on était',
    query: z.object({
      /** `0` ends the answer after what is already known, for networks that do not let streams through. */
      attente: z.optional(z.enum(['0'], texts.waitInvalid)),
    }),
    response: z.string(),
    answers: 'events',
    errors: ['TOO_MANY_REQUESTS'],
  }),
  create: endpoint('POST', '/conversations', 'emailVerifie', {
    summary: 'Écrire à l’auteur d’une annonce publique ; une seule conversation par annonce',
    body: NewConversation,
    response: Conversation,
    status: 201,
    idempotent: true,
    errors: ['FORBIDDEN', 'PROFILE_INCOMPLETE', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  }),
  one: endpoint('GET', '/conversations/{id}', 'membre', {
    summary: 'Une de ses conversations',
    params: IdParams,
    response: Conversation,
    errors: ['NOT_FOUND'],
  }),
  leave: endpoint('DELETE', '/conversations/{id}', 'membre', {
    summary: 'Quitter une conversation ; l’autre garde ses messages',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
  messages: endpoint('GET', '/conversations/{id}/messages', 'membre', {
    summary: 'Les derniers messages, du plus ancien au plus récent ; les précédents par avant, les suivants par apres',
    params: IdParams,
    query: z.object({
      size: pageQuery(50).size,
      avant: z.optional(IdParam),
      apres: z.optional(IdParam),
    }),
    response: z.object({ content: z.array(ConversationMessage), suite: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  send: endpoint('POST', '/conversations/{id}/messages', 'emailVerifie', {
    summary: 'Envoyer un message',
    params: IdParams,
    body: NewMessage,
    response: ConversationMessage,
    status: 201,
    idempotent: true,
    errors: ['PROFILE_INCOMPLETE', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  }),
  read: endpoint('PUT', '/conversations/{id}/lecture', 'membre', {
    summary: 'Marquer comme lu jusqu’à un message',
    params: IdParams,
    body: z.object({ jusqua: Id }),
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
  block: endpoint('PUT', '/conversations/{id}/blocage', 'membre', {
    summary: 'Bloquer l’autre personne ; elle n’en est pas informée',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  unblock: endpoint('DELETE', '/conversations/{id}/blocage', 'membre', {
    summary: 'Débloquer l’autre personne',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
