import * as z from 'zod/mini'
import { Id, IdParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { optionalText } from './text.ts'
import { NomArabe } from './villes.ts'

/** A place as people write it there most often, with its public ads. */
export const Quartier = z.object({ nom: z.string(), offres: z.int(), demandes: z.int() })
export type Quartier = z.output<typeof Quartier>

/** A city, one of its quartiers or of its landmarks. */
export const Lieu = z.object({
  villeId: Id,
  ville: z.string(),
  villeNomArabe: NomArabe,
  /** Null for the whole city. */
  quartier: z.nullable(z.string()),
  repere: z.optional(z.object({ slug: z.string(), nom: z.string(), nomArabe: NomArabe })),
  offres: z.int(),
  demandes: z.int(),
})
export type Lieu = z.output<typeof Lieu>

export const lieuxLimits = { suggestions: 8, quartiers: 200 } as const

export const lieux = {
  quartiers: endpoint('GET', '/villes/{id}/quartiers', 'public', {
    summary: 'Quartiers d’une ville avec leurs annonces publiques, les plus fréquents d’abord ; un lieu a une graphie',
    params: IdParams,
    response: z.array(Quartier),
    cacheable: true,
    errors: ['NOT_FOUND'],
  }),
  suggestions: endpoint('GET', '/lieux', 'public', {
    summary:
      'Villes, quartiers et repères qui commencent par ce qui est tapé, fautes de frappe pardonnées ; sans texte, les villes',
    query: z.object({ q: optionalText(100) }),
    response: z.array(Lieu),
    cacheable: true,
  }),
}
