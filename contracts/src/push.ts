import * as z from 'zod/mini'
import * as texts from '#texts/common'
import * as pushTexts from '#texts/push'
import { Appareil } from './appareils.ts'
import { Id, IdParams, Instant } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Of one member: one more replaces the one that was not used for longest. */
export const maxPushAppareils = 5

const Choice = z.boolean(texts.yesOrNo)
const sujets = { message: Choice, alerte: Choice, visite: Choice, decision: Choice }

/** What a member is notified of, and how. */
export const PushReglages = z.object({
  ...sujets,
  /** Nothing between 22:00 and 8:00 in Morocco. */
  calme: Choice,
  /** The text of a message shows on a locked screen. */
  apercu: Choice,
})
export type PushReglages = z.output<typeof PushReglages>
export type PushSujet = keyof typeof sujets

export const pushSujets = Object.keys(sujets) as PushSujet[]

/** A browser that is notified, as its member sees it. */
export const PushAppareil = z.extend(Appareil, {
  id: Id,
  ajouteLe: Instant,
  /** The session that makes this call. */
  ici: z.boolean(),
})

const octets = (length: number) =>
  z.string(pushTexts.unusable).check(z.regex(new RegExp(`^[\\w-]{${length}}$`), pushTexts.unusable))

/** What the browser subscribed to: its PushSubscription, in base64url. */
export const PushAbonnement = z.object({
  endpoint: z
    .string(pushTexts.unusable)
    .check(z.regex(/^https:\/\/[!-~]+$/, pushTexts.unusable), z.maxLength(1_000, pushTexts.unusable)),
  p256dh: octets(87),
  auth: octets(22),
})
export type PushAbonnement = z.output<typeof PushAbonnement>

export const push = {
  etat: endpoint('GET', '/push', 'membre', {
    summary: 'Ses notifications : la clé publique de Colocdar (VAPID), ses réglages, ses appareils',
    response: z.object({ cle: z.string(), reglages: PushReglages, appareils: z.array(PushAppareil) }),
  }),
  update: endpoint('PUT', '/push/reglages', 'membre', {
    summary: 'Choisir ses notifications',
    /** Left as it is when absent: elsewhere it may have been chosen otherwise. */
    body: z.partial(PushReglages),
    response: PushReglages,
  }),
  subscribe: endpoint('POST', '/push/appareils', 'membre', {
    summary: 'Recevoir les notifications sur cet appareil, tant que cette session dure ; cinq appareils au plus',
    body: PushAbonnement,
    response: z.void(),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  unsubscribe: endpoint('DELETE', '/push/appareils/{id}', 'membre', {
    summary: 'Ne plus recevoir de notifications sur un de ses appareils',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
