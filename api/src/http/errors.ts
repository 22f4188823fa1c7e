import { AppError, type ErrorBody, type ErrorCode } from '@colocdar/contracts/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseDown, isMissingReference } from '../db/query-errors.ts'

/** The one place where errors become HTTP answers. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error, request, reply) => sendError(error, request, reply))
}

export const sendError = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  const known = toAppError(error)
  if (known.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected failure')
  if (known.code === 'UNAVAILABLE') request.log.warn({ reason: reasonOf(error) }, 'unavailable')
  if (known.retryAfter) reply.header('retry-after', String(known.retryAfter))
  return reply.code(known.status).header('cache-control', 'no-store').send(toBody(known, request.id))
}

export const toBody = (error: AppError, requestId: string): ErrorBody => ({
  code: error.code,
  message: error.message,
  ...(error.details && { details: error.details }),
  requestId,
})

/** The innermost message, without a stack: in an outage this is logged for every request. */
export const reasonOf = (error: Error): string => (error.cause instanceof Error ? reasonOf(error.cause) : error.message)

export const toAppError = (error: Error): AppError => {
  if (error instanceof AppError) return error
  if (isDatabaseDown(error)) return new AppError('UNAVAILABLE', { retryAfter: 2 })
  if (isMissingReference(error)) return new AppError('CONFLICT')
  return new AppError(codeByFastifyStatus[(error as FastifyError).statusCode ?? 500] ?? 'INTERNAL')
}

// Errors that Fastify itself raises before a handler runs: malformed JSON, body too large, unsupported type.
const codeByFastifyStatus: Record<number, ErrorCode> = {
  400: 'INVALID',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'INVALID',
  413: 'TOO_LARGE',
  414: 'ADDRESS_TOO_LONG',
  415: 'UNSUPPORTED_TYPE',
  431: 'INVALID',
  503: 'UNAVAILABLE',
}
