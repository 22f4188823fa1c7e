import * as z from 'zod/mini'
import * as texts from '#texts/alertes'
import * as commonTexts from '#texts/common'
import { Id, IdParams, Instant } from './common.ts'
import { demandeFiltres } from './demandes-filtres.ts'
import { endpoint } from './endpoint.ts'
import type { Filtres } from './filtres.ts'
import { filtreShape, inOrder } from './filtres-query.ts'
import { offreFiltres } from './offres-filtres.ts'
import { text } from './text.ts'
import { NomArabe } from './villes.ts'

export const alerteTypes = ['offre', 'demande'] as const
export type AlerteType = (typeof alerteTypes)[number]

const filtresOf = { offre: offreFiltres, demande: demandeFiltres }

/** The filters of the list that an alert watches. */
export const alerteFiltres = (type: AlerteType): Filtres => filtresOf[type]

/** At once, once a day at 8:00 in Morocco, or not at all. */
export const alerteFrequences = ['immediate', 'quotidienne', 'arretee'] as const
export type AlerteFrequence = (typeof alerteFrequences)[number]

export const alerteLimits = {
  /** Alerts of one member. */
  membre: 20,
  /** Mails sent at once to one member in 24 hours; what they find after that is in the daily mail. */
  immediatParJour: 5,
} as const

const Frequence = z.enum(alerteFrequences, texts.frequence)

const Type = z.enum(alerteTypes, texts.type)

/** The filters of one of the lists; those of the other are ignored. Sent as the URL has them, or as values. */
export const AlerteFiltres = z
  .object({ ...filtreShape(demandeFiltres), ...filtreShape(offreFiltres) })
  .check(inOrder(offreFiltres), inOrder(demandeFiltres))
export type AlerteFiltres = z.output<typeof AlerteFiltres>

export const Alerte = z.object({
  id: Id,
  /** What it finds. */
  type: Type,
  filtres: AlerteFiltres,
  /** The name of the filtered city; null without one, or when it is gone. */
  villeNom: z.nullable(z.string()),
  villeNomArabe: NomArabe,
  /** The same of the filtered landmark. */
  repereNom: z.optional(z.nullable(z.string())),
  repereNomArabe: NomArabe,
  frequence: Frequence,
  createdAt: Instant,
})
export type Alerte = z.output<typeof Alerte>

export const alertes = {
  list: endpoint('GET', '/alertes', 'membre', {
    summary: 'Ses alertes, la plus récente d’abord',
    response: z.array(Alerte),
  }),
  create: endpoint('POST', '/alertes', 'emailVerifie', {
    summary:
      'Être prévenu des nouvelles offres, ou demandes, qui répondent à ces filtres ; la même alerte deux fois n’en fait qu’une',
    body: z.object({ type: z._default(Type, 'offre'), filtres: AlerteFiltres, frequence: Frequence }),
    response: Alerte,
    status: 201,
    idempotent: true,
    errors: ['CONFLICT'],
  }),
  update: endpoint('PUT', '/alertes/{id}', 'membre', {
    summary: 'Changer le rythme de son alerte, ou l’arrêter',
    params: IdParams,
    body: z.object({ frequence: Frequence }),
    response: Alerte,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint('DELETE', '/alertes/{id}', 'membre', {
    summary: 'Supprimer son alerte',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
  arret: endpoint('POST', '/alertes/arret', 'public', {
    summary: 'Arrêter une alerte par le lien de son e-mail, sans se connecter ; sans effet la seconde fois',
    body: z.object({ token: text({ required: commonTexts.linkIncomplete, max: 100 }) }),
    response: z.object({ message: z.string() }),
  }),
}
