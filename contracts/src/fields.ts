import * as z from 'zod/mini'
import type { Fait } from './faits.ts'

/** A field that members write, declared once for answers, forms, edits and verification. */
export interface Field {
  /** In answers. */
  shown: z.ZodMiniType
  /** As the creation form and the server check it. */
  checked: z.ZodMiniType
  /** As an edit checks it; like `checked` unless given. */
  edited?: z.ZodMiniType
  /** How a form reads the typed text: numbers and flags are parsed, a list is JSON, the others are texts. */
  kind?: Fait['kind'] | 'list'
  /** Null when left empty. */
  optional?: true
  /** A change waits for an administrator before it is public. */
  verified?: true
  /** Of a number: a change beyond this share of the last verified value waits, smaller ones are public at once. */
  tolerance?: number
  /** Of a list: the values on offer. A change waits only when it brings a value that is not among them. */
  known?: readonly string[]
}
export type Fields = Record<string, Field>

/** A field that may be left out: null when creating, unchanged when editing. */
export const optional = <S extends z.ZodMiniType, C extends z.ZodMiniType>(shown: S, checked: C) => ({
  shown: z.nullable(shown),
  checked,
  edited: z.optional(checked),
  optional: true as const,
})

export const shownOf = <F extends Fields>(fields: F) =>
  mapValues(fields, ({ shown }) => shown) as { [Name in keyof F]: F[Name]['shown'] }

export const checkedOf = <F extends Fields>(fields: F) =>
  mapValues(fields, ({ checked }) => checked) as { [Name in keyof F]: F[Name]['checked'] }

export const editedOf = <F extends Fields>(fields: F) =>
  mapValues(fields, ({ checked, edited = checked }) => edited) as {
    [Name in keyof F]: F[Name] extends { edited: infer Edited } ? Edited : F[Name]['checked']
  }

export type VerifiedName<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { verified: true } | { tolerance: number } ? Name : never
}[keyof F & string]

export const verifiedNames = <F extends Fields>(fields: F) => Object.keys(waitingFields(fields)) as VerifiedName<F>[]

/** What an administrator looks at before it is public. */
export const verifiedOf = <F extends Fields>(fields: F) =>
  mapValues(waitingFields(fields), ({ shown }) => shown) as { [Name in VerifiedName<F>]: F[Name]['shown'] }

/** What was public before an edit. Snapshots from before a field was verified lack it. */
export const snapshotSchema = <F extends Fields>(fields: F) =>
  mapValues(waitingFields(fields), ({ shown }) => z.optional(shown)) as {
    [Name in VerifiedName<F>]: z.ZodMiniOptional<F[Name]['shown']>
  }

/** The values of a list that a member wrote instead of choosing them. */
export const othersIn = (known: readonly string[], values: unknown): string[] =>
  listOf(values).filter((value) => !known.includes(value))

const listOf = (values: unknown): readonly string[] => (Array.isArray(values) ? values : [])

const waitingFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { verified, tolerance }]) => verified || tolerance !== undefined),
  )

/** The properties of a value that these fields name. */
export const pickFields = <T extends object, F extends object>(value: T, fields: F) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, value[name as keyof T]])) as Pick<T, keyof F & keyof T>

const mapValues = <T>(fields: Fields, part: (field: Field) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, part(field)]))
