import { AppError } from '@colocdar/contracts/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, answerOnce, type IdempotencyDeps } from './answer-once.ts'

const maxKeyLength = 100

interface IdempotentRequest {
  deps: IdempotencyDeps
  request: FastifyRequest
  reply: FastifyReply
  /** Null for a visitor. */
  utilisateurId: number | null
  /** As parsed by the contract. Two requests with the same key must have the same input. */
  input: unknown
}

/** For calls whose contract is idempotent. Without an Idempotency-Key, `produce` simply runs. */
export const answerIdempotently = async (
  { deps, request, reply, utilisateurId, input }: IdempotentRequest,
  produce: () => Promise<Answer>,
): Promise<Answer> => {
  const key = idempotencyKey(request)
  if (key === undefined) return produce()
  const operation = `${request.method} ${request.routeOptions.url}`
  const answer = await answerOnce(deps, { key, operation, utilisateurId, ip: request.ip, input }, produce)
  if (answer.replayed) reply.header('idempotent-replayed', 'true')
  return answer
}

export const idempotencyKey = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && key.length > 0 && key.length <= maxKeyLength) return key
  const message = `La clé Idempotency-Key a de 1 à ${maxKeyLength} caractères.`
  throw new AppError('INVALID', { message, details: { 'Idempotency-Key': message } })
}
