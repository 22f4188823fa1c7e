import * as z from 'zod/mini'
import { annonceEtatNames } from './annonces-etats.ts'
import { Auteur } from './auteurs.ts'
import { BooleanParam, CalendarDate, Id, IdParam, IdParams, Instant, paged, pageQuery, TotalCapped } from './common.ts'
import { demandeEditFields, demandeFields } from './demandes-fields.ts'
import { type DemandeFiltre, demandeFiltres, demandeTris } from './demandes-filtres.ts'
import { endpoint } from './endpoint.ts'
import { colocTypes, logementTypes } from './enumerations.ts'
import { checkedOf, shownOf, snapshotSchema } from './fields.ts'
import { filtreShape, inOrder, triParam } from './filtres-query.ts'
import { GivenUp, modificationOf } from './modifications.ts'
import { pistes } from './pistes.ts'
import { Ville } from './villes.ts'

const DemandeVille = z.omit(Ville, { image: true })

/** What was public before a withdrawal, for the administrator to compare with. */
export const DemandeSnapshot = z.object({ ...snapshotSchema(demandeFields), ville: DemandeVille })
export type DemandeSnapshot = z.output<typeof DemandeSnapshot>

/** A change of a verified request that is not public: texts, place, type, or a budget that moved far. */
export const DemandeModification = modificationOf(z.partial(DemandeSnapshot))

export const Demande = z.object({
  id: Id,
  type: z.enum(colocTypes),
  ...shownOf(demandeFields),
  ville: DemandeVille,
  demandeurId: Id,
  demandeur: z.extend(Auteur, {
    /** Masked (`f•••@gmail.com`) for anyone but the person and the administrator. */
    email: z.string(),
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
  /** What waits for an administrator, or was refused; only its author and the administrator see it. */
  modification: z.optional(z.nullable(DemandeModification)),
  /** When its author last said that it still holds. */
  confirmeeLe: z.optional(z.nullable(Instant)),
  /** Not confirmed in time: it has left the lists, and its page says so. */
  endormie: z.optional(z.boolean()),
  /** Where it stands, as the caller may know; absent in public lists. */
  etat: z.optional(z.enum(annonceEtatNames)),
  createdAt: Instant,
})
export type Demande = z.output<typeof Demande>

/** The edit form, whose messages the spec gives. */
export const DemandeForm = z.object(checkedOf(demandeEditFields))

/** What the wizard asks for. */
export const DemandeWizardForm = z.object(checkedOf(demandeFields))

export const DemandeCreation = z.object({ ...checkedOf(demandeFields), demandeurId: Id })
export type DemandeCreation = z.input<typeof DemandeCreation>

/** Only the fields that are there change: the edit form sends its own, the request's page only dateDemande. */
export const DemandeChange = z.partial(z.extend(DemandeCreation, { dateDemande: CalendarDate }))
export type DemandeChange = z.input<typeof DemandeChange>

export const demandes = {
  search: endpoint('GET', '/test/demande/search', 'public', {
    summary: 'Demandes, les plus récentes d’abord, que des filtres restreignent ; avec userId, celle de ce membre',
    query: z
      .object({
        ...pageQuery(12),
        verified: z.optional(BooleanParam),
        userId: z.optional(IdParam),
        ...filtreShape(demandeFiltres),
        tri: triParam(demandeTris),
      })
      .check(inOrder(demandeFiltres)),
    response: z.extend(paged(Demande), { totalCapped: TotalCapped }),
    cacheable: true,
  }),
  pistes: endpoint('GET', '/demandes/pistes', 'public', {
    summary: 'Que tenter quand une recherche ne trouve rien : ce que donne chaque filtre retiré, et les villes proches',
    query: z.object(filtreShape(demandeFiltres)).check(inOrder(demandeFiltres)),
    response: pistes(Object.keys(demandeFiltres) as DemandeFiltre[]),
    cacheable: true,
  }),
  proches: endpoint('GET', '/demandes/proches', 'public', {
    summary: 'Quand peu de demandes contiennent tous les mots d’une recherche : celles qui en contiennent le plus',
    query: z.object(filtreShape(demandeFiltres)).check(inOrder(demandeFiltres)),
    response: z.array(Demande),
    cacheable: true,
  }),
  one: endpoint('GET', '/test/demande/{id}', 'public', {
    summary: 'Une demande ; non vérifiée, seuls son auteur et l’administrateur la voient',
    params: IdParams,
    response: Demande,
    versioned: true,
    cacheable: true,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint('POST', '/test/demande', 'membre', {
    summary: 'Publier sa demande, une par membre ; l’administrateur la vérifie d’abord',
    body: DemandeCreation,
    response: Demande,
    status: 201,
    idempotent: true,
    errors: ['PROFILE_INCOMPLETE', 'DEMANDE_EXISTS', 'FORBIDDEN'],
  }),
  update: endpoint('PUT', '/test/demande/{id}', 'membre', {
    summary:
      'Modifier sa demande ; vérifiée, elle reste publique telle quelle tant qu’un changement de texte, de lieu ou de plus de 15 % du budget n’est pas accepté',
    params: IdParams,
    body: DemandeChange,
    response: Demande,
    versioned: true,
    errors: ['NOT_FOUND', 'STALE', 'FORBIDDEN'],
  }),
  removeModification: endpoint('DELETE', '/test/demande/{id}/modification', 'membre', {
    summary: 'Renoncer à la modification de sa demande qui attend ou qui a été refusée ; la version publique reste',
    params: IdParams,
    query: GivenUp,
    response: Demande,
    versioned: true,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  remove: endpoint('DELETE', '/test/demande/{id}', 'membre', {
    summary: 'Supprimer sa demande ; on peut ensuite en publier une autre',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
