import * as z from 'zod/mini'
import { Id, paged, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import { logementTypes, offreStatuts } from './enumerations.ts'

/** A city's name in Arabic; null when the administrator gave none, absent in what was stored before there were any. */
export const NomArabe = z.optional(z.nullable(z.string()))

export const Ville = z.object({
  id: Id,
  nom: z.string(),
  nomArabe: NomArabe,
  /** File name in /uploads/. */
  image: z.nullable(z.string()),
})
export type Ville = z.output<typeof Ville>

/** With the numbers of public offers and requests, for the carousel and the filters. */
export const VilleInfo = z.extend(Ville, {
  verifiedColocCount: z.int(),
  verifiedDemandeCount: z.int(),
})
export type VilleInfo = z.output<typeof VilleInfo>

export const References = z.object({
  villeColocInfo: z.array(VilleInfo),
  colocTypes: z.array(z.string()),
  roles: z.array(z.string()),
  logementTypes: z.array(z.enum(logementTypes)),
  tags: z.array(z.string()),
  languages: z.array(z.string()),
  colocStatuts: z.array(z.enum(offreStatuts)),
})
export type References = z.output<typeof References>

export const villes = {
  init: endpoint('GET', '/test/init', 'public', {
    summary: 'Données de référence : villes et leurs compteurs, types, statuts, rôles, langues et centres d’intérêt',
    response: References,
    cacheable: true,
  }),
  list: endpoint('GET', '/test/ville', 'public', {
    summary: 'Villes, dans l’ordre d’affichage',
    query: z.object(pageQuery(200)),
    response: paged(Ville),
    cacheable: true,
  }),
}
