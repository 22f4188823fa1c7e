import * as z from 'zod/mini'
import * as texts from '#texts/filtres'
import { calendarDate, IdParam } from './common.ts'
import type { Filtre, Filtres, FiltreValue, FiltreValues } from './filtres.ts'
import { slugPattern } from './slug.ts'
import { optionalText } from './text.ts'
import { fill } from './texts/fill.ts'

/** The query parameters of a list of filters, without the checks that compare two of them. */
export const filtreShape = <F extends Filtres>(filtres: F) =>
  Object.fromEntries(Object.entries(filtres).map(([name, filtre]) => [name, parameterOf(filtre)])) as unknown as {
    [Name in keyof F]: z.ZodMiniOptional<z.ZodMiniType<FiltreValue<F[Name]> | undefined, FiltreInput<F[Name]>>>
  }

/** Refuses a minimum above its maximum. */
export const inOrder = <F extends Filtres>(filtres: F) =>
  z.superRefine<FiltreValues<F>>((values, context) => {
    for (const [name, message] of crossed(filtres, values)) context.addIssue({ code: 'custom', path: [name], message })
  })

/** An order of the list; the first one unless given. */
export const triParam = <const Tri extends string>(tris: readonly [Tri, ...Tri[]]) =>
  z._default(z.enum(tris as readonly Tri[], fill(texts.orderUnknown, { orders: tris.join(', ') })), tris[0] as never)

/** What is asked for by the URL of a page: wrong values are left out, with a sentence for each. */
export const readFiltres = <F extends Filtres>(
  filtres: F,
  search: URLSearchParams,
): { values: FiltreValues<F>; errors: Partial<Record<keyof F & string, string>> } => {
  const values: Record<string, unknown> = {}
  const errors: Record<string, string> = {}
  for (const [name, filtre] of Object.entries(filtres)) {
    const given = search.getAll(name)
    // Most lists are asked for without filters, and creating the check of one is not free.
    if (given.length === 0) continue
    const parsed = z.safeParse(parameterOf(filtre), filtre.kind === 'choice' ? given : given[0])
    if (!parsed.success) errors[name] = parsed.error.issues[0]?.message ?? texts.unknownValue
    else if (parsed.data !== undefined) values[name] = parsed.data
  }
  for (const [name, message] of crossed(filtres, values as FiltreValues<F>)) {
    errors[name] = message
    delete values[name]
  }
  return { values, errors } as ReturnType<typeof readFiltres<F>>
}

type FiltreInput<F extends Filtre> = FiltreValue<F> | string | readonly string[]

/** Empty inputs of a plain form arrive as empty texts. */
const parameterOf = (filtre: Filtre) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : value)),
      z.optional(checkOf(filtre)),
    ),
  )

const checkOf = (filtre: Filtre): z.ZodMiniType => {
  switch (filtre.kind) {
    case 'ville':
      return IdParam
    case 'text':
      return z.pipe(optionalText(filtre.max), z.transform(orUndefined))
    case 'repere':
      return z
        .string(texts.repereInvalid)
        .check(z.maxLength(100, texts.repereInvalid), z.regex(slugPattern, texts.repereInvalid))
    case 'number':
      return z.pipe(
        z.transform((value: unknown) => (typeof value === 'string' ? toNumber(value) : value)),
        numberUpTo(filtre.max),
      )
    case 'date':
      return calendarDate(texts.unknownDay, texts.unknownDay)
    case 'choice':
      return z.pipe(
        z.transform((value: unknown) => toChoices(value, filtre.values)),
        z.optional(z.array(z.enum(filtre.values, texts.unknownChoice))),
      )
    case 'flag':
      return z.pipe(
        z.transform((value: unknown) => (value === 'true' ? true : value === 'false' ? false : value)),
        z.boolean(texts.flagInvalid),
      )
  }
}

// Written when it is needed: the first use of a language loads the tables of all, 100 ms on a cheap phone.
const numberUpTo = (max: number) => {
  const error = () => fill(texts.outOfRange, { max: max.toLocaleString(texts.locale) })
  return z.number({ error }).check(z.gte(0), z.lte(max))
}

/** `2 500` and `2500,50` as people type them. */
const toNumber = (text: string): unknown => {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  return /^\d{1,12}(\.\d{1,4})?$/.test(plain) ? Number(plain) : text
}

/** Repeated, or separated by commas; in the order of the list, so that one choice has one form. */
const toChoices = (value: unknown, known: readonly string[]): unknown => {
  const given = (Array.isArray(value) ? value : [value]).flatMap((part: unknown) =>
    typeof part === 'string' ? part.split(',') : [part],
  )
  const chosen = [...new Set(given)].filter((part) => part !== '')
  if (chosen.length === 0) return undefined
  return chosen.toSorted((a, b) => known.indexOf(a as string) - known.indexOf(b as string))
}

const orUndefined = <T>(value: T | null): T | undefined => value ?? undefined

const crossed = <F extends Filtres>(filtres: F, values: FiltreValues<F>): [string, string][] =>
  Object.entries(filtres).flatMap(([name, filtre]) => {
    // No value is larger than itself.
    const { atMost = name } = filtre as { atMost?: string }
    const [low, high] = [values[name], values[atMost]]
    if (low === undefined || high === undefined || low <= high) return []
    return [[name, texts.crossed[name] ?? texts.unknownValue]]
  })
