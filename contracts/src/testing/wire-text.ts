import * as z from 'zod/mini'
import { paged } from '../common.ts'
import { type Endpoint, statusOf } from '../endpoint.ts'
import { toJsonSchemas } from '../json-schema.ts'
import { linesOf } from './schema-text.ts'

type Exports = Record<string, unknown>

/** What callers rely on, to be compared with `contracts/wire.txt`: each call, each named schema, each list and limit. */
export const wireText = (endpoints: readonly Endpoint[], exported: Exports): string => {
  const named = new Map<z.core.$ZodType, string>([[Page, 'Page']])
  for (const [name, value] of Object.entries(exported)) if (isSchema(value)) named.set(value, name)
  const schemas = new Map(named)
  for (const endpoint of endpoints)
    for (const part of parts) {
      const schema = endpoint[part]
      if (schema && !schemas.has(schema)) schemas.set(schema, `${part} of ${endpoint.method} ${endpoint.path}`)
    }
  const [sent, received] = [toJsonSchemas(schemas, 'input'), toJsonSchemas(schemas, 'output')]
  const fieldsOf = (schema: z.core.$ZodType): string[] => {
    const name = schemas.get(schema) ?? ''
    return linesOf(sent[name] ?? {}, received[name] ?? {})
  }
  const pageFields = new Set(fieldsOf(Page))

  const callText = (endpoint: Endpoint): string[] => {
    const head = [headOf(endpoint)]
    const fields: string[] = []
    for (const part of parts) {
      const schema = endpoint[part]
      if (!schema) continue
      const lines = withoutPage(fieldsOf(schema), pageFields)
      const name = named.get(schema) ?? (lines.length === 1 ? lines[0] : undefined)
      if (name) head.push(`${part} ${name}`)
      else fields.push(...block('  ', `${part}${defaultsOf(schema)}`, lines))
    }
    return [head.join('; '), ...fields]
  }
  return [
    ...endpoints.flatMap(callText),
    '',
    ...[...named].flatMap(([schema, name]) => block('', name, fieldsOf(schema))),
    '',
    ...Object.entries(exported).flatMap(([name, value]) => (isData(value) ? constantOf(name, value) : [])),
    '',
  ].join('\n')
}

/** On one line if it fits. */
const block = (indent: string, title: string, lines: string[]): string[] => {
  const line = `${indent}${title}: ${lines.join(', ')}`
  return line.length <= 120 ? [line] : [`${indent}${title}`, ...lines.map((each) => `${indent}  ${each}`)]
}

const parts = ['params', 'query', 'body', 'response'] as const

const headOf = (endpoint: Endpoint): string => {
  const { method, path, access, answers = 'json', errors = [] } = endpoint
  const flags = (['multipart', 'idempotent', 'versioned', 'cacheable'] as const).filter((flag) => endpoint[flag])
  return [method, path, access, statusOf(endpoint), answers, ...flags, ...errors].join(' ')
}

/** What lists have in common, beside their content. */
const Page = z.omit(paged(z.unknown()), { content: true })

const withoutPage = (lines: string[], pageFields: Set<string>): string[] => {
  const others = lines.filter((line) => !pageFields.has(line))
  return lines.length - others.length === pageFields.size ? ['…Page', ...others] : lines
}

/** What is taken for granted when nothing is sent. */
const defaultsOf = (schema: z.core.$ZodType): string => {
  const given = z.safeParse(schema, {}).data as object | undefined
  return given && Object.keys(given).length > 0 ? ` = ${JSON.stringify(given)}` : ''
}

export const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Numbers, texts, and lists and tables of them: limits, choices, states. Tables of fields are, beside their schemas. */
const isData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && value !== undefined
  const isPlain = Array.isArray(value) || (Object.getPrototypeOf(value) === Object.prototype && !('summary' in value))
  return isPlain && Object.values(value).every((part) => isSchema(part) || isData(part))
}

const constantOf = (name: string, value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${name}: ${brief(value)}`]
  return block(
    '',
    name,
    Object.entries(value).map(([key, part]) => `${key}: ${brief(part)}`),
  )
}

/** Sentences may change freely: the text says only that they are there. */
const brief = (value: unknown): string =>
  JSON.stringify(value, (_, part) => {
    if (isSchema(part)) return undefined
    return typeof part === 'string' && /\s/.test(part) ? '…' : part
  })
