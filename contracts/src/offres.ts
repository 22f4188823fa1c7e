import * as z from 'zod/mini'
import { BooleanParam, Id, IdParam, IdParams, Instant, paged, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import { colocTypes, logementTypes, type OffreStatut, offreStatuts } from './enumerations.ts'
import { editionFields, offreFields } from './offres-fields.ts'
import { Ville } from './villes.ts'

export const photoLimits = {
  count: 6,
  bytes: 5_242_880,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const

export const photoMessages = {
  count: 'Vous ne pouvez pas télécharger plus de 6 photos.',
  bytes: 'La taille de chaque fichier ne doit pas dépasser 5MB.',
  types:
    "Le format du fichier n'est pas pris en charge. Veuillez utiliser un format compatible (JPEG, PNG, WebP, GIF).",
} as const

/** The life of an offer's statut. What is not listed is not possible; EN_ATTENTE and IMMEDIATE are nobody's to choose. */
export const offreTransitions = {
  markLoue: { from: ['EN_ATTENTE', 'IMMEDIATE', 'DISPONIBLE'], to: 'LOUE' },
  markDisponible: { from: ['LOUE'], to: 'DISPONIBLE' },
  verify: { from: ['EN_ATTENTE'], to: 'DISPONIBLE' },
  sendBack: { from: ['DISPONIBLE'], to: 'EN_ATTENTE' },
} as const satisfies Record<string, { from: readonly OffreStatut[]; to: OffreStatut }>
export type OffreTransition = keyof typeof offreTransitions

export const canTransition = (transition: OffreTransition, statut: OffreStatut): boolean =>
  (offreTransitions[transition].from as readonly OffreStatut[]).includes(statut)

export const Photo = z.object({
  src: z.string(),
  status: z.literal('ready'),
  width: z.int(),
  height: z.int(),
  /** Dominant colour, shown until the picture is there. */
  couleur: z.string(),
})
export type Photo = z.output<typeof Photo>

export const Offre = z.object({
  id: Id,
  type: z.enum(colocTypes),
  titre: z.string(),
  description: z.string(),
  adresse: z.nullable(z.string()),
  villeId: Id,
  ville: Ville,
  quartier: z.string(),
  superficie: z.number(),
  nbrColoc: z.int(),
  duree: z.nullable(z.int()),
  logementType: z.enum(logementTypes),
  prix: z.number(),
  photos: z.array(Photo),
  dateDisponibilite: z.string(),
  proprietaireId: Id,
  proprietaire: z.object({
    id: Id,
    nom: z.nullable(z.string()),
    prenom: z.nullable(z.string()),
    isVerified: z.boolean(),
  }),
  statut: z.enum(offreStatuts),
  verified: z.boolean(),
  isVerified: z.boolean(),
  /** Why the administrator refused it; only its owner and the administrator see it. */
  motifRefus: z.nullable(z.string()),
  createdAt: Instant,
})
export type Offre = z.output<typeof Offre>

const { photo, adresse, ...formFields } = offreFields

/** The details of a home, as the wizard's form and the server check them. */
export const OffreForm = z.object(formFields)
export type OffreForm = z.input<typeof OffreForm>

export const OffreCreation = z.extend(OffreForm, {
  adresse,
  photos: z
    .array(photo, 'Ajoutez au moins une photo.')
    .check(z.minLength(1, 'Ajoutez au moins une photo.'), z.maxLength(photoLimits.count, photoMessages.count)),
  proprietaireId: Id,
})
export type OffreCreation = z.input<typeof OffreCreation>

/** The edit form: the listing's fields. A null villeId leaves the offer in its city, `photos: []` its photos as they are. */
export const OffreEdition = z.object({
  ...formFields,
  ...editionFields,
  adresse: z.optional(adresse),
  ville: z.optional(editionFields.ville),
  photos: z.optional(z.array(photo).check(z.maxLength(photoLimits.count, photoMessages.count))),
})
export type OffreEdition = z.input<typeof OffreEdition>

/** The detail page's quick edit: only what it shows, `type` and `ville` under the page's own names. */
export const OffreDetailEdition = z.object({
  adresse: z.optional(adresse),
  prix: z.optional(offreFields.prix),
  superficie: z.optional(editionFields.superficie),
  nbrColoc: z.optional(editionFields.nbrColoc),
  description: z.optional(offreFields.description),
  type: z.optional(offreFields.logementType),
  ville: z.optional(editionFields.ville),
  proprietaireId: z.optional(editionFields.proprietaireId),
})
export type OffreDetailEdition = z.input<typeof OffreDetailEdition>

const formOnly = ['titre', 'quartier', 'logementType', 'dateDisponibilite', 'villeId', 'duree', 'photos'] as const

/** Which of the two forms a change comes from is told by its fields. */
export const isFullEdition = (body: object): boolean => formOnly.some((field) => field in body)

/** One form or the other. A plain union would let a broken edition pass for a quick edit, its errors unseen. */
export const OffreChange = z.pipe(
  z.transform((body: OffreEdition | OffreDetailEdition, context): OffreEdition | OffreDetailEdition => {
    const fields = isFields(body) ? withType(body) : body
    const form = z.safeParse(isFields(fields) && isFullEdition(fields) ? OffreEdition : OffreDetailEdition, fields)
    if (form.success) return form.data
    for (const { path, message } of form.error.issues)
      context.issues.push({ code: 'custom', path, message, input: body })
    return z.NEVER
  }),
  z.union([OffreEdition, OffreDetailEdition]),
)
export type OffreChange = z.input<typeof OffreChange>

const isFields = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body)

/** `type` stands for logementType; in an offer that is sent back as it came it says 'offre' instead, which is no news. */
const withType = (body: object) => {
  const { type, ...fields } = body as { type?: unknown }
  if (type === undefined || colocTypes.some((known) => known === type)) return fields
  return isFullEdition(fields) ? { logementType: type, ...fields } : { type, ...fields }
}

export const offres = {
  search: endpoint({
    method: 'GET',
    path: '/test/coloc/search',
    access: 'public',
    summary:
      'Offres publiques, les plus récentes d’abord ; avec userId, celles de ce membre (toutes si c’est l’appelant)',
    query: z.object({
      ...pageQuery(12),
      verified: z.optional(BooleanParam),
      villeId: z.optional(IdParam),
      userId: z.optional(IdParam),
      /** Left out of the answer: the offer being looked at. */
      excludedId: z.optional(IdParam),
    }),
    response: paged(Offre),
    cacheable: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/test/coloc/{id}',
    access: 'public',
    summary: 'Une offre ; non vérifiée, seuls son propriétaire et l’administrateur la voient',
    params: IdParams,
    response: Offre,
    versioned: true,
    cacheable: true,
    errors: ['NOT_FOUND'],
  }),
  similar: endpoint({
    method: 'GET',
    path: '/test/coloc/similar/{id}',
    access: 'public',
    summary: 'Offres publiques proches de celle-ci : même ville d’abord, prix voisin',
    params: IdParams,
    query: z.object({ size: pageQuery(3).size }),
    response: z.array(Offre),
    cacheable: true,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/test/coloc',
    access: 'membre',
    summary: 'Publier une offre ; l’administrateur la vérifie d’abord',
    body: OffreCreation,
    response: Offre,
    status: 201,
    idempotent: true,
    errors: ['PROFILE_INCOMPLETE', 'FORBIDDEN'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/test/coloc/{id}',
    access: 'membre',
    summary: 'Modifier son offre ; un changement de texte, de lieu ou de photos la renvoie à la vérification',
    params: IdParams,
    body: OffreChange,
    response: Offre,
    versioned: true,
    errors: ['NOT_FOUND', 'STALE', 'FORBIDDEN'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/test/coloc/{id}',
    access: 'membre',
    summary: 'Supprimer son offre',
    params: IdParams,
    response: z.void(),
    status: 204,
    errors: ['NOT_FOUND'],
  }),
  markLoue: endpoint({
    method: 'PATCH',
    path: '/test/coloc/statut/loue/{id}',
    access: 'membre',
    summary: 'Marquer son offre comme louée',
    params: IdParams,
    response: Offre,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  markDisponible: endpoint({
    method: 'PATCH',
    path: '/test/coloc/statut/disponible/{id}',
    access: 'membre',
    summary: 'Rendre disponible son offre louée',
    params: IdParams,
    response: Offre,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
