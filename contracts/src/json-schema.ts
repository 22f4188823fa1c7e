import * as z from 'zod/mini'

/** The part of JSON Schema that our contracts use. */
export interface JsonSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
}

type Side = 'input' | 'output'

const optionsOf = (io: Side) => ({
  io,
  unrepresentable: 'any' as const,
  override: ({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }) => {
    // zod adds the limits of safe integers everywhere, which would hide the real ones.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  },
})

/** A contract's schema for OpenAPI 3.1, as callers send it (`input`) or receive it (`output`). */
export const toJsonSchema = (schema: z.core.$ZodType, io: Side): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, optionsOf(io))
  return rest as JsonSchema
}

/** Many schemas by name; where one contains another, it refers to it (`$ref`). */
export const toJsonSchemas = (schemas: Map<z.core.$ZodType, string>, io: Side): Record<string, JsonSchema> => {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of schemas) registry.add(schema, { id })
  return z.toJSONSchema(registry, { ...optionsOf(io), uri: (id) => id }).schemas as Record<string, JsonSchema>
}
