import * as z from 'zod/mini'
import {
  BooleanParam,
  CalendarDate,
  calendarDate,
  Id,
  IdParam,
  IdParams,
  Instant,
  maxInteger,
  paged,
  pageQuery,
} from './common.ts'
import { endpoint } from './endpoint.ts'
import { colocTypes, logementTypes } from './enumerations.ts'
import { optionalText, text } from './text.ts'

export const Demande = z.object({
  id: Id,
  type: z.enum(colocTypes),
  titre: z.string(),
  adresse: z.nullable(z.string()),
  description: z.string(),
  budget: z.number(),
  dateDisponibilite: z.nullable(z.string()),
  duree: z.nullable(z.int()),
  villeId: Id,
  ville: z.object({ id: Id, nom: z.string() }),
  quartier: z.string(),
  demandeurId: Id,
  demandeur: z.object({
    id: Id,
    nom: z.nullable(z.string()),
    prenom: z.nullable(z.string()),
    /** Masked (`f•••@gmail.com`) for anyone but the person and the administrator. */
    email: z.string(),
    isVerified: z.boolean(),
  }),
  dateDemande: z.string(),
  /** What the person looks for, in the words of an offer. */
  logement: z.object({
    adresse: z.nullable(z.string()),
    description: z.nullable(z.string()),
    prix: z.nullable(z.number()),
    type: z.nullable(z.enum(logementTypes)),
  }),
  verified: z.boolean(),
  /** Why the administrator refused it; only its author and the administrator see it. */
  motifRefus: z.nullable(z.string()),
  createdAt: Instant,
})
export type Demande = z.output<typeof Demande>

const limits = { titre: 120, description: 4000, quartier: 120, adresse: 200 } as const

const budget = z
  .number('Le budget est requis')
  .check(z.gt(0, 'Le budget est requis'), z.lte(1_000_000, 'Le budget est trop élevé.'))
const duree = z
  .int('La durée est requise')
  .check(z.gte(1, 'La durée est requise'), z.lte(120, 'La durée ne dépasse pas 120 mois.'))

/** The edit form, whose messages the spec gives. */
export const DemandeForm = z.object({
  titre: text({ required: 'Le titre est requis', max: limits.titre }),
  description: text({ required: 'La description est requise', max: limits.description }),
  budget,
  dateDisponibilite: calendarDate('La date de disponibilité est requise'),
  villeId: z
    .int('La ville est requise')
    .check(z.gte(1, 'La ville est requise'), z.lte(maxInteger, 'La ville est requise')),
  quartier: text({ required: 'Le quartier est requis', max: limits.quartier }),
})

export const DemandeCreation = z.extend(DemandeForm, {
  adresse: optionalText(limits.adresse),
  duree,
  demandeurId: Id,
})
export type DemandeCreation = z.input<typeof DemandeCreation>

/** A change names the fields that it changes: the edit form sends its own, the detail page only dateDemande. */
export const DemandeChange = z.partial(z.extend(DemandeCreation, { dateDemande: CalendarDate, demandeurId: Id }))
export type DemandeChange = z.input<typeof DemandeChange>

export const demandes = {
  search: endpoint({
    method: 'GET',
    path: '/test/demande/search',
    access: 'public',
    summary: 'Demandes, les plus récentes d’abord ; avec userId, celle de ce membre',
    query: z.object({
      ...pageQuery(12),
      verified: z.optional(BooleanParam),
      villeId: z.optional(IdParam),
      userId: z.optional(IdParam),
    }),
    response: paged(Demande),
    cacheable: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/test/demande/{id}',
    access: 'public',
    summary: 'Une demande ; non vérifiée, seuls son auteur et l’administrateur la voient',
    params: IdParams,
    response: Demande,
    versioned: true,
    cacheable: true,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/test/demande',
    access: 'membre',
    summary: 'Publier sa demande, une par membre ; l’administrateur la vérifie d’abord',
    body: DemandeCreation,
    response: Demande,
    status: 201,
    idempotent: true,
    errors: ['PROFILE_INCOMPLETE', 'DEMANDE_EXISTS', 'FORBIDDEN'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/test/demande/{id}',
    access: 'membre',
    summary: 'Modifier sa demande ; un changement de texte ou de lieu la renvoie à la vérification',
    params: IdParams,
    body: DemandeChange,
    response: Demande,
    versioned: true,
    errors: ['NOT_FOUND', 'STALE', 'FORBIDDEN'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/test/demande/{id}',
    access: 'membre',
    summary: 'Supprimer sa demande ; on peut ensuite en publier une autre',
    params: IdParams,
    response: z.void(),
    status: 204,
    errors: ['NOT_FOUND'],
  }),
}
