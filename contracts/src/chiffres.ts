import * as z from 'zod/mini'
import { CalendarDate, Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import { ModerationCounts } from './moderation.ts'

export const chiffresSemaines = 12

export const Chiffres = z.object({
  totaux: z.object({
    membres: z.int(),
    offresPubliques: z.int(),
    demandesPubliques: z.int(),
    avisValides: z.int(),
    messagesNonLus: z.int(),
    attente: ModerationCounts,
  }),
  /** The last twelve weeks including the current one, oldest first; `debut` is a Monday. */
  semaines: z.array(z.object({ debut: CalendarDate, membres: z.int(), offres: z.int(), demandes: z.int() })),
  /** Listings created in those weeks and public listings now, by city; the busiest first. */
  villes: z.array(
    z.object({
      id: Id,
      nom: z.string(),
      offres: z.int(),
      demandes: z.int(),
      offresPubliques: z.int(),
      demandesPubliques: z.int(),
    }),
  ),
  /** What most visitors searched for and did not find, in the last 30 days. */
  recherches: z.array(z.object({ texte: z.string(), nombre: z.int() })),
  /** Waiting times in hours: what is in the queue now, and what was decided in the last 30 days. */
  attente: z.object({
    enCours: z.object({ mediane: z.nullable(z.number()), maximum: z.nullable(z.number()) }),
    decides: z.object({ nombre: z.int(), mediane: z.nullable(z.number()), maximum: z.nullable(z.number()) }),
  }),
})
export type Chiffres = z.output<typeof Chiffres>

export const chiffres = {
  read: endpoint('GET', '/admin/chiffres', 'admin', {
    summary: 'L’activité en chiffres : nouveautés par semaine et par ville, recherches sans résultat, attente, totaux',
    response: Chiffres,
  }),
}
