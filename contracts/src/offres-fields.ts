import * as z from 'zod/mini'
import { calendarDate, Id, maxInteger } from './common.ts'
import { accueils, logementTypes } from './enumerations.ts'
import { type Fields, optional } from './fields.ts'
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

const yesOrNo = 'Répondez par oui ou par non.'

/** True, false, or null where the owner does not say: unknown is not false. */
const flag = { ...optional(z.boolean(), z.nullish(z.boolean(yesOrNo))), typed: 'flag', verified: true } as const

/** A whole number that may be left out. */
const whole = (message: string, min: number, max: number) =>
  ({
    ...optional(z.int(), z.nullish(z.int(message).check(z.gte(min), z.lte(max)))),
    typed: 'number',
    verified: true,
  }) as const

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
    typed: 'number',
    tolerance: 0.15,
    shown: z.number(),
    checked: positive(
      { number: 'Le prix doit être un nombre', positive: 'Le prix doit être positif', required: 'Le prix est requis.' },
      1_000_000,
    ),
  },
  superficie: {
    typed: 'number',
    verified: true,
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
    typed: 'number',
    verified: true,
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
    typed: 'number',
    shown: z.nullable(z.int()),
    checked: atLeastOne({ required: 'La durée est requise.', min: 'Au moins pour une durée de un mois' }, 120),
    edited: z.pipe(
      integerOrNull,
      z.nullable(z.int().check(z.gte(1, 'Au moins pour une durée de un mois'), z.lte(120, tooLarge))),
    ),
  },
  logementType: {
    shown: z.enum(logementTypes),
    checked: z.enum(logementTypes, 'Le type de logement est requis.'),
    verified: true,
  },
  villeId: {
    typed: 'number',
    shown: Id,
    checked: z.int('La ville est requise.').check(z.gte(1), z.lte(maxInteger)),
    edited: z.pipe(integerOrNull, z.nullable(Id)),
    verified: true,
  },
  dateDisponibilite: { shown: z.string(), checked: calendarDate('La date de disponibilité est requise.') },
  // What a home is like, all optional. Verified like the text: seekers filter by it, and « charges comprises » or
  // « coloc féminine » would otherwise be promised after an administrator looked.
  meuble: flag,
  chargesComprises: flag,
  internet: flag,
  climatisation: flag,
  parking: flag,
  fumeurs: flag,
  animaux: flag,
  caution: whole('La caution est un montant entier en dirhams, de 0 à 1 000 000.', 0, 1_000_000),
  etage: whole('L’étage est un nombre entier, de −2 à 60 (0 pour le rez-de-chaussée).', -2, 60),
  colocatairesActuels: whole('Le nombre de colocataires actuels va de 0 à 10.', 0, 10),
  accueille: {
    ...optional(z.enum(accueils), z.nullish(z.enum(accueils, 'Choisissez qui est le bienvenu.'))),
    verified: true,
  },
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
