import * as z from 'zod/mini'
import { calendarDate, Id, maxInteger } from './common.ts'
import { logementTypes } from './enumerations.ts'
import { optionalText, text } from './text.ts'

const tooLarge = 'Ce nombre est trop grand.'
const requiredOr = (required: string, invalid: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? required : invalid),
})

const positive = (messages: { number: string; positive: string; required: string }, max: number) =>
  z.number(requiredOr(messages.required, messages.number)).check(z.gt(0, messages.positive), z.lte(max, tooLarge))

const atLeastOne = (messages: { required: string; min: string }, max: number) =>
  z.int(requiredOr(messages.required, messages.min)).check(z.gte(1, messages.min), z.lte(max, tooLarge))

const photoUnknown = 'Cette photo est introuvable\u00a0: envoyez-la de nouveau.'

/** Each field of an offer as the wizard and the server check it. */
export const offreFields = {
  titre: text({ required: 'Le titre est requis.', max: 120 }),
  quartier: text({ required: 'Le quartier est requis.', max: 120 }),
  description: text({ required: 'La description est requise.', max: 4000 }),
  adresse: optionalText(200),
  prix: positive(
    { number: 'Le prix doit être un nombre', positive: 'Le prix doit être positif', required: 'Le prix est requis.' },
    1_000_000,
  ),
  superficie: positive(
    {
      number: 'La superficie doit être un nombre',
      positive: 'La superficie doit être positive',
      required: 'La superficie est requise.',
    },
    100_000,
  ),
  nbrColoc: atLeastOne(
    { required: 'Le nombre de colocataires est requis.', min: 'Au moins un colocataire est requis' },
    100,
  ),
  duree: atLeastOne({ required: 'La durée est requise.', min: 'Au moins pour une durée de un mois' }, 120),
  logementType: z.enum(logementTypes, 'Le type de logement est requis.'),
  villeId: z
    .int('La ville est requise.')
    .check(z.gte(1, 'La ville est requise.'), z.lte(maxInteger, 'La ville est requise.')),
  dateDisponibilite: calendarDate('La date de disponibilité est requise.'),
  photo: z.object({ src: z.string(photoUnknown).check(z.regex(/^[\w.-]{1,100}$/, photoUnknown)) }),
} as const

const orZero = z.transform((value: unknown) =>
  value === undefined || value === null || value === '' ? 0 : Number(value),
)
const integerOrNull = z.transform((value: unknown) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isSafeInteger(number) ? (number as number) : null
})

/** The same fields where an edition is more lenient than the wizard. */
export const editionFields = {
  superficie: z.pipe(
    orZero,
    z
      .number('La superficie doit être un nombre')
      .check(z.gte(0, 'La superficie doit être positive'), z.lte(100_000, tooLarge)),
  ),
  nbrColoc: z.pipe(
    orZero,
    z
      .int('Le nombre de colocataires doit être un entier')
      .check(z.gte(0, 'Le nombre de colocataires doit être positif'), z.lte(100, tooLarge)),
  ),
  villeId: z.pipe(integerOrNull, z.nullable(Id)),
  duree: z.pipe(
    integerOrNull,
    z.nullable(z.int().check(z.gte(1, 'Au moins pour une durée de un mois'), z.lte(120, tooLarge))),
  ),
  proprietaireId: z.pipe(integerOrNull, z.nullable(Id)),
  /** A city by its id, its name, or as the offer itself shows it. */
  ville: z.union([Id, text({ required: 'La ville est requise.' }), z.object({ id: Id })], 'La ville est requise.'),
} as const
