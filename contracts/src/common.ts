import * as z from 'zod/mini'
import * as texts from '#texts/common'

/** Converts whole numbers in query strings. Anything else is passed on, for the next check to refuse. */
const numeric = z.transform((value: number | string): unknown =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
)

/** PostgreSQL's largest integer: anything above would be a database error instead of a 400. */
export const maxInteger = 2_147_483_647

export const Id = z.int(texts.idWhole).check(z.gte(1), z.lte(maxInteger))
export const IdParam = z.pipe(numeric, Id)
export const IdParams = z.object({ id: IdParam })

/** Not `multipleOf(1)`, which accepts 1e-300, unlike PostgreSQL. */
export const isWhole = (message: string) => z.refine<number>((value) => Number.isInteger(value), message)

const page = z.int(texts.pageWhole).check(z.gte(0, texts.pageFirst), z.lte(1_000_000))
const size = z.int(texts.sizeWhole).check(z.gte(1, texts.sizeRange), z.lte(200, texts.sizeRange))

export const pageQuery = (defaultSize: number) => ({
  page: z.pipe(z._default(numeric, 0), page),
  size: z.pipe(z._default(numeric, defaultSize), size),
})

/** A flag in a query string: `verified=true`. */
export const BooleanParam = z.pipe(
  z.transform((value: boolean | string): unknown => (value === 'true' ? true : value === 'false' ? false : value)),
  z.boolean(),
)

export const paged = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    content: z.array(item),
    number: z.int(),
    size: z.int(),
    totalElements: z.int(),
    totalPages: z.int(),
    numberOfElements: z.int(),
    first: z.boolean(),
    last: z.boolean(),
    empty: z.boolean(),
  })

/** With filters the total is exact up to this, and the list ends there. */
export const maxFilteredTotal = 1_000

/** True where more was found than `totalElements` says. */
export const TotalCapped = z.optional(z.boolean())

export interface Paged<T> {
  content: T[]
  number: number
  size: number
  totalElements: number
  totalPages: number
  numberOfElements: number
  first: boolean
  last: boolean
  empty: boolean
}

export const toPaged = <T>(content: T[], request: { page: number; size: number }, totalElements: number): Paged<T> => {
  const totalPages = Math.ceil(totalElements / request.size)
  return {
    content,
    number: request.page,
    size: request.size,
    totalElements,
    totalPages,
    numberOfElements: content.length,
    first: request.page === 0,
    last: request.page >= totalPages - 1,
    empty: content.length === 0,
  }
}

/** The spec's sentinel: available immediately. */
export const IMMEDIATE_DATE = '2000-01-01'

/** A day as `YYYY-MM-DD`, in a plausible range: PostgreSQL has no year 0. */
export const calendarDate = (required: string = texts.dateFormat, format: string = texts.dateFormat) =>
  z.iso
    .date({ error: (issue) => (typeof issue.input === 'string' && issue.input !== '' ? format : required) })
    .check(z.refine((date) => date >= '1900-01-01' && date <= '2200-12-31', format))
export const CalendarDate = calendarDate()
export const Instant = z.iso.datetime()
