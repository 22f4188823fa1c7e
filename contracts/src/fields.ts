import * as z from 'zod/mini'

/** A field that members write, declared once for answers, forms, edits and verification. */
export interface Field {
  /** In answers. */
  shown: z.ZodMiniType
  /** As the creation form and the server check it. */
  checked: z.ZodMiniType
  /** As an edit checks it; like `checked` unless given. */
  edited?: z.ZodMiniType
  /** How a form reads the typed text; unchanged unless given. */
  typed?: 'number' | 'flag'
  /** Null when left empty. */
  optional?: true
  /** A change is verified again before it is public. */
  verified?: true
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
  [Name in keyof F & string]: F[Name] extends { verified: true } ? Name : never
}[keyof F & string]

export const verifiedIn = <F extends Fields>(fields: F) =>
  Object.keys(fields).filter((name) => fields[name]?.verified) as VerifiedName<F>[]

/** What was public before an edit. Snapshots from before an optional field existed lack it: it reads as null. */
export const snapshotSchema = <F extends Fields>(fields: F) =>
  mapValues(
    Object.fromEntries(Object.entries(fields).filter(([, { verified }]) => verified)),
    ({ shown, optional: isOptional }) => (isOptional ? z.prefault(shown, null) : shown),
  ) as { [Name in VerifiedName<F>]: F[Name]['shown'] }

/** The properties of a value that these fields name. */
export const pickFields = <T extends object, F extends object>(value: T, fields: F) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, value[name as keyof T]])) as Pick<T, keyof F & keyof T>

const mapValues = <T>(fields: Fields, part: (field: Field) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, part(field)]))
