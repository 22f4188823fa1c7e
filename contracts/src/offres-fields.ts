import * as z from 'zod/mini'
import * as commonTexts from '#texts/common'
import * as texts from '#texts/offres'
import { calendarDate, Id, maxInteger } from './common.ts'
import { logementTypes } from './enumerations.ts'
import { type Field, type Fields, optional } from './fields.ts'
import { type OptionalFait, offreFaits, optionalFaits } from './offres-faits.ts'
import { NamedReperes, OffreRepere } from './reperes.ts'
import { optionalText, text } from './text.ts'

const requiredOr = (required: string, invalid: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? required : invalid),
})

const positive = (messages: { number: string; positive: string; required: string }, max: number) =>
  z.number(requiredOr(messages.required, messages.number)).check(z.gt(0, messages.positive), z.lte(max, texts.tooLarge))

const atLeastOne = (messages: { required: string; min: string }, max: number) =>
  z.int(requiredOr(messages.required, messages.min)).check(z.gte(1, messages.min), z.lte(max, texts.tooLarge))

const orZero = z.transform((value: unknown) => Number(value ?? 0))
const integerOrNull = z.transform((value: unknown) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isSafeInteger(number) ? (number as number) : null
})

/** The field of a fait that may be left out. */
const optionalField = (fait: (typeof optionalFaits)[OptionalFait]): Field => {
  const { shown, checked } = checksOf(fait)
  return { ...fait, ...optional(shown, z.nullish(checked)) }
}

const checksOf = (fait: (typeof optionalFaits)[OptionalFait]): Record<'shown' | 'checked', z.ZodMiniType> => {
  switch (fait.kind) {
    case 'flag':
      return { shown: z.boolean(), checked: z.boolean(texts.yesOrNo) }
    case 'number':
      return { shown: z.int(), checked: z.int(fait.error).check(z.gte(fait.min), z.lte(fait.max)) }
    case 'choice':
      return { shown: z.enum(fait.values), checked: z.enum(fait.values, fait.error) }
  }
}

type ValueOf<F> = F extends { kind: 'flag' }
  ? boolean
  : F extends { values: readonly (infer Choice)[] }
    ? Choice
    : number
type Optional<T, Sent = z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniType<T>>>> = {
  shown: z.ZodMiniNullable<z.ZodMiniType<T>>
  checked: Sent
  edited: Sent
  optional: true
  verified: true
}

const optionalFields = Object.fromEntries(
  Object.entries(optionalFaits).map(([name, fait]) => [name, optionalField(fait)]),
) as { [Name in OptionalFait]: Optional<ValueOf<(typeof optionalFaits)[Name]>> }

/** Every field that the owner of an offer writes. Forms, checks, answers, columns and snapshots follow from this list. */
export const offreFields = {
  titre: { shown: z.string(), checked: text({ required: texts.titreRequired, max: 120 }), verified: true },
  quartier: { shown: z.string(), checked: text({ required: texts.quartierRequired, max: 120 }), verified: true },
  description: {
    shown: z.string(),
    checked: text({ required: texts.descriptionRequired, max: 4000 }),
    verified: true,
  },
  adresse: { ...optional(z.string(), optionalText(200)), verified: true },
  prix: {
    ...offreFaits.prix,
    shown: z.number(),
    checked: positive(
      { number: texts.prixNumber, positive: texts.prixPositive, required: texts.prixRequired },
      1_000_000,
    ),
  },
  superficie: {
    ...offreFaits.superficie,
    shown: z.number(),
    checked: positive(
      {
        number: texts.superficieNumber,
        positive: texts.superficiePositive,
        required: texts.superficieRequired,
      },
      100_000,
    ),
    edited: z.pipe(
      orZero,
      z.number(texts.superficieNumber).check(z.gte(0, texts.superficiePositive), z.lte(100_000, texts.tooLarge)),
    ),
  },
  nbrColoc: {
    ...offreFaits.nbrColoc,
    shown: z.int(),
    checked: atLeastOne({ required: texts.nbrColocRequired, min: texts.nbrColocMin }, 100),
    edited: z.pipe(
      orZero,
      z.int(texts.nbrColocWhole).check(z.gte(0, texts.nbrColocPositive), z.lte(100, texts.tooLarge)),
    ),
  },
  duree: {
    ...offreFaits.duree,
    shown: z.nullable(z.int()),
    checked: atLeastOne({ required: texts.dureeRequired, min: texts.dureeMin }, 120),
    edited: z.pipe(integerOrNull, z.nullable(z.int().check(z.gte(1, texts.dureeMin), z.lte(120, texts.tooLarge)))),
  },
  logementType: {
    ...offreFaits.logementType,
    shown: z.enum(logementTypes),
    checked: z.enum(logementTypes, texts.logementRequired),
  },
  villeId: {
    kind: 'number',
    shown: Id,
    checked: z.int(texts.villeRequired).check(z.gte(1), z.lte(maxInteger)),
    edited: z.pipe(integerOrNull, z.nullable(Id)),
    verified: true,
  },
  dateDisponibilite: {
    ...offreFaits.dateDisponibilite,
    shown: z.string(),
    checked: calendarDate(texts.dateRequired),
  },
  ...optionalFields,
  reperes: { kind: 'list', ...optional(z.array(OffreRepere), z.nullish(NamedReperes)), verified: true },
} as const satisfies Fields

export const PhotoReference = z.object({
  src: z.string(commonTexts.photoUnknown).check(z.regex(/^[\w.-]{1,100}$/)),
})

/** A city by its id, its name, or as the offer itself shows it. */
export const VilleReference = z.union(
  [Id, text({ required: texts.villeRequired }), z.object({ id: Id })],
  texts.villeRequired,
)

export const EditedProprietaireId = z.pipe(integerOrNull, z.nullable(Id))
