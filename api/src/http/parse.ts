import type { Endpoint } from '@colocdar/contracts/endpoint'
import { AppError, type ErrorDetails } from '@colocdar/contracts/errors'
import * as z from 'zod'

// French messages for checks without a message of their own.
z.config(z.locales.fr())

type RawInput = { params?: unknown; query?: unknown; body?: unknown }

/** Parses params, query and body by the contract. Errors are reported by field. */
export const parseInput = (endpoint: Endpoint, raw: RawInput) => ({
  params: endpoint.params && parsePart(endpoint.params, raw.params ?? {}),
  query: endpoint.query && parsePart(endpoint.query, raw.query ?? {}),
  body: endpoint.multipart ? undefined : endpoint.body && parseBody(endpoint, raw.body ?? {}),
})

const parseBody = ({ body: schema, chooseBody }: Endpoint, given: unknown): unknown => {
  const chosen = chooseBody?.(given) ?? { schema, body: given }
  return parsePart(chosen.schema as z.core.$ZodType, chosen.body)
}

/** Drops every field that the contract does not name, so that it never leaves the server. */
export const parseOutput = (endpoint: Endpoint, output: unknown): unknown => z.parse(compiledOf(endpoint), output)

const compiled = new WeakMap<Endpoint, z.core.$ZodType>()

/** Compiled on the first answer: a page of twelve offers takes 7 µs instead of 180. Browsers may not, for lack of eval. */
const compiledOf = (endpoint: Endpoint): z.core.$ZodType => {
  const known = compiled.get(endpoint)
  if (known) return known
  const made = z.compile(endpoint.response)
  compiled.set(endpoint, made)
  return made
}

const parsePart = (schema: z.core.$ZodType, value: unknown): unknown => {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new AppError('INVALID', { details: toDetails(result.error.issues) })
}

const toDetails = (issues: z.core.$ZodIssue[]): ErrorDetails => {
  const details: ErrorDetails = Object.create(null)
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body'
    // Only the first error of each field is shown.
    details[field] ??= issue.message
  }
  return { ...details }
}
