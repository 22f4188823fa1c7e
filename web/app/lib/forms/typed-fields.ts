import type { Field, Fields } from '@colocdar/contracts/fields'
import { choiceOf, type Disponibilite, toDateDisponibilite } from './disponibilite.ts'
import { readNumber } from './read-number.ts'

type Availability = { disponibilite: Disponibilite; specificDate: string }

/** What a form holds for these fields: texts as they are typed, and the date of availability as a choice and a day. */
export type TypedFields<F extends Fields> = Record<Exclude<keyof F & string, 'dateDisponibilite'>, string> &
  Availability

type Values<F extends Fields> = { [Name in keyof F]?: unknown } & { dateDisponibilite?: string | null }

/** Initial texts of a form: the given values, and empty texts for the others. */
export const toTyped = <F extends Fields>(fields: F, values: Values<F>): TypedFields<F> => {
  const { dateDisponibilite: _, ...texts } = Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'list' && values[name] ? JSON.stringify(values[name]) : String(values[name] ?? ''),
    ]),
  )
  return { ...texts, ...choiceOf(values.dateDisponibilite ?? null) } as TypedFields<F>
}

/** The contract's input. */
export const readTyped = <F extends Fields>(fields: F, typed: TypedFields<F>): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      readText(field, (typed as Record<string, string>)[name] ?? ''),
    ]),
  ),
  dateDisponibilite: toDateDisponibilite(typed.disponibilite, typed.specificDate),
})

const readText = (field: Field, text: string): unknown => {
  if (field.optional && text.trim() === '') return null
  if (field.kind === 'number') return readNumber(text)
  if (field.kind === 'list') return readList(text)
  return field.kind === 'flag' ? text === 'true' : text
}

/** The list in a text; empty where it is none, as in a damaged draft. */
export const readList = (text: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(text || '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** The form field that shows a contract error: for the date, the choice or the day. */
export const typedFieldOf = (name: string, { disponibilite }: Availability): string => {
  if (name !== 'dateDisponibilite') return name
  return disponibilite === 'SPECIFIC' ? 'specificDate' : 'disponibilite'
}
