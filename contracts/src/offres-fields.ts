import * as z from 'zod/mini'
import { calendarDate, Id, maxInteger } from './common.ts'
import { logementTypes } from './enumerations.ts'
import { type Field, type Fields, optional } from './fields.ts'
import { type OptionalFait, offreFaits, optionalFaits } from './offres-faits.ts'
import { optionalText, text } from './text.ts'

const tooLarge = 'Ce nombre est trop grand.'
const requiredOr = (required: string, invalid: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? required : invalid),
})

const positive = (messages: { number: string; positive: string; required: string }, max: number) =>
  z.number(requiredOr(messages.required, messages.number)).check(z.gt(0, messages.positive), z.lte(max, tooLarge))

const atLeastOne = (messages: { required: string; min: string }, max: number) =>
  z.int(requiredOr(messages.required, messages.min)).check(z.gte(1, messages.min), z.lte(max, tooLarge))

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
      return { shown: z.boolean(), checked: z.boolean('Répondez par oui ou par non.') }
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
  titre: { shown: z.string(), checked: text({ required: 'Le titre est requis.', max: 120 }), verified: true },
  quartier: { shown: z.string(), checked: text({ required: 'Le quartier est requis.', max: 120 }), verified: true },
  description: {
    shown: z.string(),
    checked: text({ required: 'La description est requise.', max: 4000 }),
    verified: true,
  },
  adresse: { ...optional(z.string(), optionalText(200)), verified: true },
  prix: {
    ...offreFaits.prix,
    shown: z.number(),
    checked: positive(
      { number: 'Le prix doit être un nombre', positive: 'Le prix doit être positif', required: 'Le prix est requis.' },
      1_000_000,
    ),
  },
  superficie: {
    ...offreFaits.superficie,
    shown: z.number(),
    checked: positive(
      {
        number: 'La superficie doit être un nombre',
        positive: 'La superficie doit être positive',
        required: 'La superficie est requise.',
      },
      100_000,
    ),
    edited: z.pipe(
      orZero,
      z
        .number('La superficie doit être un nombre')
        .check(z.gte(0, 'La superficie doit être positive'), z.lte(100_000, tooLarge)),
    ),
  },
  nbrColoc: {
    ...offreFaits.nbrColoc,
    shown: z.int(),
    checked: atLeastOne(
      { required: 'Le nombre de colocataires est requis.', min: 'Au moins un colocataire est requis' },
      100,
    ),
    edited: z.pipe(
      orZero,
      z
        .int('Le nombre de colocataires doit être un entier')
        .check(z.gte(0, 'Le nombre de colocataires doit être positif'), z.lte(100, tooLarge)),
    ),
  },
  duree: {
    ...offreFaits.duree,
    shown: z.nullable(z.int()),
    checked: atLeastOne({ required: 'La durée est requise.', min: 'Au moins pour une durée de un mois' }, 120),
    edited: z.pipe(
      integerOrNull,
      z.nullable(z.int().check(z.gte(1, 'Au moins pour une durée de un mois'), z.lte(120, tooLarge))),
    ),
  },
  logementType: {
    ...offreFaits.logementType,
    shown: z.enum(logementTypes),
    checked: z.enum(logementTypes, 'Le type de logement est requis.'),
  },
  villeId: {
    kind: 'number',
    shown: Id,
    checked: z.int('La ville est requise.').check(z.gte(1), z.lte(maxInteger)),
    edited: z.pipe(integerOrNull, z.nullable(Id)),
    verified: true,
  },
  dateDisponibilite: {
    ...offreFaits.dateDisponibilite,
    shown: z.string(),
    checked: calendarDate('La date de disponibilité est requise.'),
  },
  ...optionalFields,
} as const satisfies Fields

const photoUnknown = 'Cette photo est introuvable\u00a0: envoyez-la de nouveau.'

export const PhotoReference = z.object({
  src: z.string(photoUnknown).check(z.regex(/^[\w.-]{1,100}$/)),
})

/** A city by its id, its name, or as the offer itself shows it. */
export const VilleReference = z.union(
  [Id, text({ required: 'La ville est requise.' }), z.object({ id: Id })],
  'La ville est requise.',
)

export const EditedProprietaireId = z.pipe(integerOrNull, z.nullable(Id))
