import type { JsonSchema } from '../json-schema.ts'

type Schema = JsonSchema & { $ref?: string; default?: unknown; additionalProperties?: unknown }

/** A schema as it is sent and as it is received: a line for each field of an object, `sent → received` where they differ. */
export const linesOf = (sent: Schema, received: Schema): string[] => {
  if (!sent.properties || !received.properties) return [bothOf(typeOf(sent), typeOf(received))]
  const names = Object.keys({ ...sent.properties, ...received.properties })
  return names.map((name) => `${name}: ${bothOf(fieldOf(sent, name), fieldOf(received, name))}`)
}

const bothOf = (sent: string, received: string): string => (sent === received ? sent : `${sent} → ${received}`)

const fieldOf = ({ properties = {}, required = [] }: Schema, name: string): string =>
  `${required.includes(name) ? '' : '?'}${typeOf(properties[name] ?? {})}`

/** `string 1..200`, `integer 1.. | null`, `Id[] ..50`, `{ id: Id, nom: string }`. */
const typeOf = (schema: Schema): string => {
  const { format, pattern } = schema
  return [
    baseOf(schema),
    rangeOf(
      schema.minLength ?? schema.minItems ?? schema.minimum,
      schema.maxLength ?? schema.maxItems ?? schema.maximum,
    ),
    schema.exclusiveMinimum !== undefined && `> ${schema.exclusiveMinimum}`,
    // The pattern of a format is zod's.
    format ?? (pattern && `/${pattern}/`),
    schema.default !== undefined && `= ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

const baseOf = (schema: Schema): string => {
  const { $ref, properties, items, type, enum: values } = schema
  if ($ref) return $ref
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeOf).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (items) return `(${typeOf(items)})[]`
  if (properties)
    return `{ ${Object.keys(properties)
      .map((name) => `${name}: ${fieldOf(schema, name)}`)
      .join(', ')} }`
  if (schema.additionalProperties) return `{ …: ${typeOf(schema.additionalProperties)} }`
  return type === undefined ? 'any' : [type].flat().join(' | ')
}

const rangeOf = (min: number | undefined, max: number | undefined): string =>
  min === undefined && max === undefined ? '' : `${min ?? ''}..${max ?? ''}`
