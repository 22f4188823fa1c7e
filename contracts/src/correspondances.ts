import * as z from 'zod/mini'
import * as texts from '#texts/correspondances'
import { IdParam } from './common.ts'
import { criteres } from './correspondances-points.ts'
import { Demande } from './demandes.ts'
import { endpoint } from './endpoint.ts'
import { Offre } from './offres.ts'

export const Point = z.object({
  critere: z.enum(criteres),
  convient: z.boolean(),
  /** The languages or interests that both people have. */
  communs: z.optional(z.array(z.string())),
})

/** What fits and what does not, of an offer and a request. */
export const Comparison = z.object({
  points: z.array(Point),
  /** Whether it fits who publishes the offer; not among the points, whose criteria the pages of 1.1 must know. */
  publication: z.optional(z.boolean()),
})

export const Correspondance = z.object({
  /** The ad that was found; both when the caller's own is compared with another's. */
  offre: z.optional(Offre),
  demande: z.optional(Demande),
  ...Comparison.shape,
})
export type Correspondance = z.output<typeof Correspondance>

export const correspondances = {
  list: endpoint('GET', '/correspondances', 'membre', {
    summary:
      'Ce qui convient et ce qui ne convient pas : les annonces publiques les plus proches de la sienne, ou la sienne comparée à celle d’un autre',
    query: z.object({ offreId: z.optional(IdParam), demandeId: z.optional(IdParam) }).check(
      z.refine(({ offreId, demandeId }) => (offreId === undefined) !== (demandeId === undefined), {
        error: texts.oneOfBoth,
        path: ['offreId'],
      }),
    ),
    response: z.array(Correspondance),
    errors: ['NOT_FOUND'],
  }),
}
