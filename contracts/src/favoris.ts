import * as z from 'zod/mini'
import * as texts from '#texts/favoris'
import { Id, IdParams, Instant } from './common.ts'
import { decisions } from './conversations-decisions.ts'
import { endpoint } from './endpoint.ts'
import { Offre } from './offres.ts'
import { fill } from './texts/fill.ts'
import { NomArabe } from './villes.ts'

/** How many offers a member keeps, and how many a browser keeps for a visitor. */
export const favorisLimits = { membre: 200, visiteur: 50 } as const

export const favorisPleins = fill(texts.full, { max: favorisLimits.membre })

/** An offer as lists of favourites show it. */
export const FavoriOffre = z.omit(Offre, { description: true, motifRefus: true, modification: true, etat: true })
export type FavoriOffre = z.output<typeof FavoriOffre>

/** What a member, or a visitor's browser, remembers of an offer. */
export const FavoriSouvenir = z.object({
  offreId: Id,
  /** The rent when it was added. */
  prix: z.nullable(z.number()),
  ajouteLe: Instant,
})

export const Favori = z.extend(FavoriSouvenir, {
  /** Where it was; all that is left of an offer that is no longer online. */
  villeNom: z.nullable(z.string()),
  villeNomArabe: NomArabe,
  /** Null when the offer is no longer online. A rented one still is. */
  offre: z.nullable(FavoriOffre),
  /** About the member, who wrote to the owner: `declinee`, or `enLice` while the owner chooses. */
  decision: z.optional(z.nullable(z.enum(decisions))),
})
export type Favori = z.output<typeof Favori>

export const FavoriAjout = z.object({
  offreId: Id,
  /** What the visitor saw when adding it; the current rent when absent. */
  prix: z.optional(z.number().check(z.gt(0), z.lte(1_000_000))),
  ajouteLe: z.optional(Instant),
})
export type FavoriAjout = z.input<typeof FavoriAjout>

/** `ids=12,15`: offers by their ids. */
const idList = (max: number) =>
  z.object({
    ids: z.pipe(
      z.transform((value: string): unknown => (typeof value === 'string' ? value.split(',').map(toId) : value)),
      z.array(Id, texts.idsInvalid).check(z.maxLength(max, fill(texts.tooManyIds, { max }))),
    ),
  })

const toId = (text: string): unknown => (/^\d{1,10}$/.test(text) ? Number(text) : text)

export const favoris = {
  list: endpoint('GET', '/favoris', 'membre', {
    summary: 'Ses favoris, les derniers ajoutés d’abord, avec le loyer du jour de l’ajout',
    response: z.array(Favori),
  }),
  ids: endpoint('GET', '/favoris/ids', 'membre', {
    summary: 'Les identifiants de ses favoris, pour les cœurs des cartes',
    response: z.object({ offreIds: z.array(Id) }),
  }),
  add: endpoint('PUT', '/favoris', 'membre', {
    summary:
      'Ajouter des offres à ses favoris ; celles qui y sont déjà et celles qui ne sont plus en ligne sont ignorées',
    body: z.object({
      favoris: z
        .array(FavoriAjout, texts.listRequired)
        .check(
          z.minLength(1, texts.listRequired),
          z.maxLength(favorisLimits.membre, fill(texts.tooMany, { max: favorisLimits.membre })),
        ),
    }),
    response: z.object({
      offreIds: z.array(Id),
      /** There was no room for all of them: the first ones were added. */
      complet: z.boolean(),
    }),
  }),
  remove: endpoint('DELETE', '/favoris/{id}', 'membre', {
    summary: 'Retirer une offre de ses favoris ; sans effet si elle n’y est pas',
    params: IdParams,
    response: z.void(),
  }),
  offres: endpoint('GET', '/favoris/offres', 'public', {
    summary: 'Les offres encore en ligne parmi celles-ci, pour les favoris d’un visiteur',
    query: idList(favorisLimits.visiteur),
    response: z.array(FavoriOffre),
  }),
}
