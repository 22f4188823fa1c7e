import * as z from 'zod/mini'
import * as texts from '#texts/demandes'
import { calendarDate, Id, maxInteger } from './common.ts'
import { demandeFaits } from './demandes-faits.ts'
import { logementTypes } from './enumerations.ts'
import { type Fields, optional } from './fields.ts'
import { optionalText, text } from './text.ts'

/** Every field that the author of a request writes. Forms, checks, answers, columns and snapshots follow from this list. */
export const demandeFields = {
  titre: { shown: z.string(), checked: text({ required: texts.titreRequired, max: 120 }), verified: true },
  description: {
    shown: z.string(),
    checked: text({ required: texts.descriptionRequired, max: 4000 }),
    verified: true,
  },
  adresse: { ...optional(z.string(), optionalText(200)), verified: true },
  budget: {
    ...demandeFaits.budget,
    shown: z.number(),
    checked: z.number(texts.budgetRequired).check(z.gt(0), z.lte(1_000_000, texts.budgetTooHigh)),
  },
  dateDisponibilite: {
    ...demandeFaits.dateDisponibilite,
    shown: z.nullable(z.string()),
    checked: calendarDate(texts.dateRequired),
  },
  duree: {
    ...demandeFaits.duree,
    shown: z.nullable(z.int()),
    checked: z.int(texts.dureeRequired).check(z.gte(1), z.lte(120, texts.dureeTooLong)),
  },
  villeId: {
    kind: 'number',
    shown: Id,
    checked: z.int(texts.villeRequired).check(z.gte(1), z.lte(maxInteger)),
    verified: true,
  },
  quartier: { shown: z.string(), checked: text({ required: texts.quartierRequired, max: 120 }), verified: true },
  /** What the person looks for; in answers also as `logement.type`. */
  logementType: {
    ...demandeFaits.logementType,
    ...optional(z.enum(logementTypes), z.nullish(z.enum(logementTypes, demandeFaits.logementType.error))),
  },
} as const satisfies Fields

/** The wizard asks for all of them; the spec's edit form leaves out the duration. */
const { duree: _, ...demandeEditFields } = demandeFields

export { demandeEditFields }
