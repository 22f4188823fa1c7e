import type { Endpoint } from '@colocdar/contracts/endpoint'
import { AppError, type ErrorDetails } from '@colocdar/contracts/errors'
import * as z from 'zod'

// Sentences for the checks that carry none of their own.
z.config(z.locales.fr())

type RawInput = { params?: unknown; query?: unknown; body?: unknown }

/** Parses the three parts of a call by its contract; what fails names its field. */
export const parseInput = (endpoint: Endpoint, raw: RawInput) => ({
  params: endpoint.params && parsePart(endpoint.params, raw.params ?? {}),
  query: endpoint.query && parsePart(endpoint.query, raw.query ?? {}),
  body: endpoint.multipart ? undefined : endpoint.body && parsePart(endpoint.body, raw.body ?? {}),
})

/** Only what the contract names leaves the server: unknown fields are dropped here. */
export const parseOutput = (endpoint: Endpoint, output: unknown): unknown => z.parse(endpoint.response, output)

const parsePart = (schema: z.core.$ZodType, value: unknown): unknown => {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new AppError('INVALID', { details: toDetails(result.error.issues) })
}

const toDetails = (issues: z.core.$ZodIssue[]): ErrorDetails => {
  const details: ErrorDetails = Object.create(null)
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body'
    // The first failed rule of a field is the one to mend first.
    details[field] ??= issue.message
  }
  return { ...details }
}
