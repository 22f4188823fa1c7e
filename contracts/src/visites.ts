import * as z from 'zod/mini'
import * as texts from '#texts/visites'
import { Id, IdParam, IdParams, Instant, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, text } from './text.ts'
import { visiteCotes, visiteEtatNames } from './visites-etats.ts'

export const visiteLimits = {
  /** Moments of one proposal. */
  creneaux: 5,
  /** A moment is at most this many days ahead. */
  jours: 14,
  /** Proposals of a member that wait for an answer. */
  ouvertes: 10,
  /** How long a visit takes; afterwards it is over. */
  minutes: 30,
  /** The meeting point is shown until this many hours after the visit begins, and erased then. */
  lieuHeures: 2,
  /** The visitor is asked how it was for this many days. */
  questionJours: 14,
} as const

/** What the visitor says afterwards. The last two are also reasons of a report. */
export const visiteReponses = {
  conforme: texts.asDescribed,
  differente: texts.different,
  absente: texts.nobodyCame,
} as const
export type VisiteReponse = keyof typeof visiteReponses
const reponses = Object.keys(visiteReponses) as [VisiteReponse, ...VisiteReponse[]]

export const Visite = z.object({
  id: Id,
  conversationId: Id,
  offreId: Id,
  /** The title that the ad had when the conversation began. */
  titre: z.string(),
  /** The id is null once the account is deleted. */
  autre: z.object({ id: z.nullable(Id), nom: z.string() }),
  /** Which of the two the caller is. */
  cote: z.enum(visiteCotes),
  etat: z.enum(visiteEtatNames),
  /** The moments that can still be taken, first one first. */
  creneaux: z.array(Instant),
  /** The moment that was taken, also of a visit that was moved or cancelled since. */
  debut: z.nullable(Instant),
  /** For the visitor, only between the confirmation and two hours after the visit begins. */
  rendezVous: z.nullable(z.string()),
  /** What the last of the two to change it wrote. */
  mot: z.nullable(z.string()),
  motDeMoi: z.boolean(),
  /** The caller's answer is awaited. */
  attend: z.boolean(),
  /** Another one after each change of its state or its moments, but for what time alone changes. */
  version: z.optional(z.string()),
  /** The visitor's own answer. */
  reponse: z.nullable(z.enum(reponses)),
})
export type Visite = z.output<typeof Visite>

const Mot = optionalText(300)
/** The `version` that the sender saw, empty when no visit was ahead: 409 if the other one changed it since. */
const Vu = z.optional(z.string().check(z.maxLength(30)))
const errors = ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'] as const

export const visites = {
  list: endpoint('GET', '/visites', 'membre', {
    summary:
      'Ses visites, comme propriétaire et comme visiteur : les prochaines d’abord, puis celles dont on demande comment elles se sont passées, puis les autres, la dernière d’abord : par date, ou dans une conversation par ordre de création',
    query: z.object({ ...pageQuery(20), conversationId: z.optional(IdParam) }),
    response: z.object({ content: z.array(Visite), suite: z.boolean() }),
  }),
  propose: endpoint('POST', '/visites', 'emailVerifie', {
    summary:
      'Dans une conversation sur une offre : le propriétaire propose jusqu’à cinq moments, le visiteur en demande ; une visite confirmée est alors déplacée',
    body: z.object({
      conversationId: Id,
      /** Of the owner; empty when the visitor asks. */
      creneaux: z
        .array(z.iso.datetime(texts.moment), texts.moment)
        .check(z.maxLength(visiteLimits.creneaux, texts.tooManyMoments)),
      /** Door, floor, whom to ring. Left as it is when absent. */
      rendezVous: z.optional(optionalText(200)),
      mot: Mot,
      vu: Vu,
    }),
    response: Visite,
    errors: [...errors, 'PROFILE_INCOMPLETE'],
  }),
  take: endpoint('POST', '/visites/{id}/prise', 'emailVerifie', {
    summary:
      'Prendre un des moments proposés ; 409 si une autre personne l’a déjà, ou si l’offre est masquée ou n’est plus disponible',
    params: IdParams,
    body: z.object({ debut: z.iso.datetime(texts.moment) }),
    response: Visite,
    errors,
  }),
  place: endpoint('PUT', '/visites/{id}/rendez-vous', 'emailVerifie', {
    summary: 'Dire où l’on se retrouve : seul le visiteur le lit, une fois la visite confirmée',
    params: IdParams,
    body: z.object({ rendezVous: text({ required: texts.placeRequired, max: 200 }) }),
    response: Visite,
    errors,
  }),
  cancel: endpoint('POST', '/visites/{id}/annulation', 'membre', {
    summary: 'Annuler une visite à venir ou décliner une proposition',
    params: IdParams,
    body: z.object({ mot: Mot, vu: Vu }),
    response: Visite,
    errors,
  }),
  answer: endpoint('POST', '/visites/{id}/reponse', 'membre', {
    summary: 'Dire comment une visite s’est passée ; « conforme » compte sur l’offre, une fois par membre',
    params: IdParams,
    body: z.object({ reponse: z.enum(reponses, texts.answerUnknown) }),
    response: Visite,
    errors,
  }),
}
