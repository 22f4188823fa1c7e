import fc from 'fast-check'
import type * as z from 'zod'

/** Valid values by field name, for texts whose schema says too little. */
export type KnownForms = Record<string, fc.Arbitrary<unknown>>

type Arbitrary = fc.Arbitrary<unknown>
type Schema = z.core.$ZodType

/** Values of a schema's type, which often pass its checks too. */
export const arbitraryOf = (schema: Schema, known: KnownForms, name = ''): Arbitrary => {
  const form = known[name]
  if (form) return form
  const def = (schema as z.core.$ZodTypes)._zod.def
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape)
      const required = shape.filter(([, field]) => field._zod.optin !== 'optional').map(([key]) => key)
      const fields = shape.map(([key, field]) => [key, arbitraryOf(field, known, key)] as const)
      return fc.record(Object.fromEntries(fields), { requiredKeys: required })
    }
    case 'array':
      return fc.array(arbitraryOf(def.element, known), { maxLength: 8 })
    case 'string':
      return text
    case 'number':
      return numberWithin((schema as z.core.$ZodNumber)._zod.bag)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'union':
      return fc.oneof(...def.options.map((option) => arbitraryOf(option, known)))
    case 'optional':
    case 'nullable':
    case 'default':
      return fc.option(arbitraryOf(def.innerType, known), { nil: def.type === 'nullable' ? null : undefined, freq: 4 })
    case 'pipe':
      // A transform accepts nearly anything: the output schema gives the type.
      return arbitraryOf((def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in, known)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '__proto__',
  'NaN',
  '-1',
  '1e999',
  '2147483648',
  '../../etc/passwd',
  '%00',
  'é\u0301'.repeat(200),
]

// All but halves of surrogate pairs, as fast-check's unit 'binary', whose table takes a second to build.
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_f7ff })
  .map((point) => String.fromCodePoint(point < 0xd800 ? point : point + 0x800))

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300, unit: anyCharacter }) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
)

const numberWithin = ({ minimum, maximum }: { minimum?: unknown; maximum?: unknown }): Arbitrary => {
  const min = typeof minimum === 'number' && minimum > -1e9 ? Math.ceil(minimum) : 0
  const max = typeof maximum === 'number' && maximum < 1e9 ? Math.floor(maximum) : min + 1000
  return fc.integer({ min, max: Math.max(min, max) })
}
