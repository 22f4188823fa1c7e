import * as z from 'zod/mini'
import * as texts from '#texts/offres'
import { annonceEtatNames } from './annonces-etats.ts'
import { Auteur } from './auteurs.ts'
import { BooleanParam, Id, IdParam, IdParams, Instant, paged, pageQuery, TotalCapped } from './common.ts'
import { type ChosenBody, endpoint } from './endpoint.ts'
import { colocTypes, offreStatuts } from './enumerations.ts'
import { checkedOf, editedOf, shownOf, snapshotSchema } from './fields.ts'
import { filtreShape, inOrder, triParam } from './filtres-query.ts'
import { GivenUp, modificationOf } from './modifications.ts'
import { EditedProprietaireId, offreFields, PhotoReference, VilleReference } from './offres-fields.ts'
import { type OffreFiltre, offreFiltres, offreTris } from './offres-filtres.ts'
import { photoLimits, photoMessages } from './photo-limits.ts'
import { pistes } from './pistes.ts'
import { optionalText } from './text.ts'
import { Ville } from './villes.ts'
import { phraseMax } from './villes-phrases.ts'

export const Photo = z.object({
  src: z.string(),
  status: z.literal('ready'),
  width: z.int(),
  height: z.int(),
  /** Dominant colour, shown until the picture has loaded. */
  couleur: z.string(),
})
export type Photo = z.output<typeof Photo>

/** What was public before a withdrawal, for the administrator to compare with. */
export const OffreSnapshot = z.object({ ...snapshotSchema(offreFields), ville: Ville, photos: z.array(Photo) })
export type OffreSnapshot = z.output<typeof OffreSnapshot>

/** A change of a verified offer that is not public: texts, place, photos, faits, or a price that moved far. */
export const OffreModification = modificationOf(z.partial(OffreSnapshot))

export const Offre = z.object({
  id: Id,
  type: z.enum(colocTypes),
  ...shownOf(offreFields),
  ville: Ville,
  photos: z.array(Photo),
  proprietaireId: Id,
  proprietaire: Auteur,
  statut: z.enum(offreStatuts),
  verified: z.boolean(),
  isVerified: z.boolean(),
  /** Why the administrator refused it; only its owner and the administrator see it. */
  motifRefus: z.nullable(z.string()),
  /** What waits for an administrator, or was refused; only its owner and the administrator see it. */
  modification: z.optional(z.nullable(OffreModification)),
  /** When its owner last said that it is still available. */
  confirmeeLe: z.optional(z.nullable(Instant)),
  /** Not confirmed in time: it has left the lists, and its page says so. */
  endormie: z.optional(z.boolean()),
  /** How many members visited it and found it as described; on its page only. */
  visitees: z.optional(z.int()),
  /** Where it stands, as the caller may know; absent in public lists. */
  etat: z.optional(z.enum(annonceEtatNames)),
  createdAt: Instant,
})
export type Offre = z.output<typeof Offre>

/** The details of a home, as the wizard's form and the server check them. */
export const OffreForm = z.object(checkedOf(offreFields))

export const OffreCreation = z.object({
  ...checkedOf(offreFields),
  photos: z
    .array(PhotoReference, texts.photoRequired)
    .check(z.minLength(1), z.maxLength(photoLimits.count, photoMessages.count)),
  proprietaireId: Id,
})
export type OffreCreation = z.input<typeof OffreCreation>

const edited = editedOf(offreFields)

/** The edit form. A null villeId leaves the offer in its city, `photos: []` leaves its photos as they are. */
export const OffreEdition = z.object({
  ...edited,
  ville: z.optional(VilleReference),
  photos: z.optional(z.array(PhotoReference).check(z.maxLength(photoLimits.count, photoMessages.count))),
  proprietaireId: EditedProprietaireId,
})
export type OffreEdition = z.input<typeof OffreEdition>

/** The quick edit of the offer's page: only what it shows, `type` and `ville` under the page's own names. */
export const OffreDetailEdition = z.object({
  adresse: edited.adresse,
  prix: z.optional(edited.prix),
  superficie: z.optional(edited.superficie),
  nbrColoc: z.optional(edited.nbrColoc),
  description: z.optional(edited.description),
  type: z.optional(edited.logementType),
  ville: z.optional(VilleReference),
  proprietaireId: z.optional(EditedProprietaireId),
})
export type OffreDetailEdition = z.input<typeof OffreDetailEdition>

/** A change by either form. */
export const OffreChange = z.union([OffreEdition, OffreDetailEdition])

/** Which form it is: the union would accept a wrong edit as a quick edit and hide its errors. */
export const formOfChange = (given: unknown): ChosenBody => {
  const body = isObject(given) ? withType(given) : given
  return { schema: isObject(body) && isFullEdition(body) ? OffreEdition : OffreDetailEdition, body }
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body)

/** The edit form has fields that the quick edit does not have. */
const isFullEdition = (body: object): boolean =>
  Object.keys(OffreEdition.shape).some((field) => field in body && !(field in OffreDetailEdition.shape))

/** `type` stands for logementType, except in an offer that is sent back as it came, where it says 'offre'. */
const withType = (body: object) => {
  const { type, ...fields } = body as { type?: unknown }
  if (type === undefined || colocTypes.some((known) => known === type)) return fields
  return isFullEdition(fields) ? { logementType: type, ...fields } : { type, ...fields }
}

export const offres = {
  search: endpoint('GET', '/test/coloc/search', 'public', {
    summary:
      'Offres publiques, les plus récentes d’abord, que des filtres restreignent ; avec userId, celles de ce membre (toutes si c’est l’appelant)',
    query: z
      .object({
        ...pageQuery(12),
        verified: z.optional(BooleanParam),
        userId: z.optional(IdParam),
        /** Left out of the answer: the offer of the page. */
        excludedId: z.optional(IdParam),
        ...filtreShape(offreFiltres),
        tri: triParam(offreTris),
      })
      .check(inOrder(offreFiltres)),
    response: z.extend(paged(Offre), {
      totalCapped: TotalCapped,
      /** With userId = the caller: how many of the member's offers await verification, on all pages. */
      enAttente: z.optional(z.int()),
    }),
    cacheable: true,
  }),
  pistes: endpoint('GET', '/offres/pistes', 'public', {
    summary: 'Que tenter quand une recherche ne trouve rien : ce que donne chaque filtre retiré, et les villes proches',
    query: z.object(filtreShape(offreFiltres)).check(inOrder(offreFiltres)),
    response: pistes(Object.keys(offreFiltres) as OffreFiltre[]),
    cacheable: true,
  }),
  proches: endpoint('GET', '/offres/proches', 'public', {
    summary: 'Quand peu d’offres contiennent tous les mots d’une recherche : celles qui en contiennent le plus',
    query: z.object(filtreShape(offreFiltres)).check(inOrder(offreFiltres)),
    response: z.array(Offre),
    cacheable: true,
  }),
  phrases: endpoint('GET', '/offres/phrases', 'public', {
    summary:
      'Ce qu’une phrase en cours de frappe demande, en mots (en arabe avec `Accept-Language: ar`), avec ses offres comptées jusqu’à 100',
    query: z.object({ q: optionalText(phraseMax) }),
    // Not cacheable, as the reading of a sentence.
    response: z.array(
      z.object({
        texte: z.string(),
        /** What the field holds when it is chosen: what was typed, a place that was begun completed. */
        valeur: z.string(),
        total: z.int(),
        totalCapped: z.boolean(),
      }),
    ),
  }),
  one: endpoint('GET', '/test/coloc/{id}', 'public', {
    summary: 'Une offre ; non vérifiée, seuls son propriétaire et l’administrateur la voient',
    params: IdParams,
    response: Offre,
    versioned: true,
    cacheable: true,
    errors: ['NOT_FOUND'],
  }),
  similar: endpoint('GET', '/test/coloc/similar/{id}', 'public', {
    summary: 'Offres publiques proches de celle-ci : même ville d’abord, prix voisin',
    params: IdParams,
    query: z.object({ size: pageQuery(3).size }),
    response: z.array(Offre),
    cacheable: true,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint('POST', '/test/coloc', 'membre', {
    summary: 'Publier une offre ; l’administrateur la vérifie d’abord',
    body: OffreCreation,
    response: Offre,
    status: 201,
    idempotent: true,
    errors: ['PROFILE_INCOMPLETE', 'FORBIDDEN'],
  }),
  update: endpoint('PUT', '/test/coloc/{id}', 'membre', {
    summary:
      'Modifier son offre ; vérifiée, elle reste publique telle quelle tant qu’un changement de texte, de lieu, de photos, de faits ou de plus de 15 % du prix n’est pas accepté',
    params: IdParams,
    body: OffreChange,
    chooseBody: formOfChange,
    response: Offre,
    versioned: true,
    errors: ['NOT_FOUND', 'STALE', 'FORBIDDEN'],
  }),
  remove: endpoint('DELETE', '/test/coloc/{id}', 'membre', {
    summary: 'Supprimer son offre',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND', 'FACTOR_AGAIN'],
  }),
  removeModification: endpoint('DELETE', '/test/coloc/{id}/modification', 'membre', {
    summary: 'Renoncer à la modification de son offre qui attend ou qui a été refusée ; la version publique reste',
    params: IdParams,
    query: GivenUp,
    response: Offre,
    versioned: true,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  markLoue: endpoint('PATCH', '/test/coloc/statut/loue/{id}', 'membre', {
    summary: 'Marquer son offre comme louée',
    params: IdParams,
    response: Offre,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  markDisponible: endpoint('PATCH', '/test/coloc/statut/disponible/{id}', 'membre', {
    summary: 'Rendre disponible son offre louée',
    params: IdParams,
    response: Offre,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
