import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'

const texts = ['', ' ', 'x', 'x'.repeat(100_001), 'a\u0000b', '2026-02-31', '10000-01-01', 'é', '12', '<>', '0612']
const numbers = [-1e12, -1, 0, 0.5, 1, 1.5, 150, 1e12, Number.NaN]
const lists = [[], [''], ['x'], [0], [{}], [{ src: 'é' }], Array(250).fill('x'), Array(250).fill({ src: 'a' })]

/** What people may send by mistake. */
const mistakes = [undefined, null, true, {}, ...texts, ...numbers, ...lists]

/** The sentences with which each field of a schema refuses mistakes, without the general one. */
export const refusalsOf = (schema: z.core.$ZodType): string[] =>
  fieldsOf(schema).flatMap((field) => {
    const issues = mistakes.flatMap((value) => z.safeParse(schema, { [field]: value }).error?.issues ?? [])
    const said = new Set(issues.filter(({ path }) => path[0] === field).map(({ message }) => message))
    said.delete(generalSentence)
    return said.size > 0 ? [`${field}: ${[...said].join(' | ')}`] : []
  })

export const generalSentence = 'Invalid input'

/** Of an object, or of those that are tried one after the other. */
export const fieldsOf = (schema: unknown): string[] => {
  const { _zod } = (schema ?? {}) as { _zod?: { def: { shape?: object; options?: unknown[]; in?: unknown } } }
  if (!_zod) return []
  const { shape, options = [], in: given } = _zod.def
  return shape ? Object.keys(shape) : [...options, given].flatMap(fieldsOf)
}

/** What a call is parsed by: each of the bodies where it chooses one. */
export const schemasOf = ({ params, query, body, chooseBody }: Endpoint): (z.core.$ZodType | undefined)[] => {
  const { options = [] } = (chooseBody && (body?._zod.def as { options?: z.core.$ZodType[] })) || {}
  return [params, query, ...(chooseBody ? options : [body])]
}
