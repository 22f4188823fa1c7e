import { createHash, createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@colocdar/contracts/errors'
import { fill } from '@colocdar/contracts/texts/fill'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import { type CallKey, claimCall, releaseCall, selectAnswer, storeAnswer } from './idempotency.repository.ts'
import * as texts from './texts.fr.ts'

export interface Answer {
  status: number
  body: string
}

interface IdempotentRequest {
  deps: { db: Db; clock: () => Date }
  request: FastifyRequest
  reply: FastifyReply
  /** As parsed by the contract. Two requests with the same key must have the same input. */
  input: unknown
}

// No request takes this long: an older claim belongs to a process that died.
const abandonedAfterMs = 60_000
const maxWaitMs = 15_000
const maxKeyLength = 100

/**
 * For calls whose contract is idempotent: runs `produce` once per Idempotency-Key, or always without one. A repeat gets
 * the first answer, and waits for it (without holding a connection) while the first request runs. Failures are not
 * stored: they had no effect, and the next request tries again.
 */
export const answerIdempotently = async (
  { deps, request, reply, input }: IdempotentRequest,
  produce: () => Promise<Answer>,
): Promise<Answer> => {
  const key = idempotencyKey(request)
  if (key === undefined) return produce()
  const call = toCallKey(request, key)
  const requestHash = createHmac('sha256', key).update(JSON.stringify(input)).digest('base64url')
  const giveUpAt = performance.now() + maxWaitMs
  for (let pause = 10; ; pause = Math.min(pause * 2, 250)) {
    const now = deps.clock()
    const abandonedBefore = new Date(now.getTime() - abandonedAfterMs)
    if (await claimCall(deps.db, call, requestHash, { now, abandonedBefore }))
      return produceAndStore(deps.db, call, produce)
    const stored = await selectAnswer(deps.db, call)
    if (stored && stored.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED')
    if (stored && stored.status !== null) {
      reply.header('idempotent-replayed', 'true')
      return { status: stored.status, body: stored.body ?? '' }
    }
    if (performance.now() > giveUpAt) throw stillRunning()
    await sleep(pause)
  }
}

export const idempotencyKey = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && key.length > 0 && key.length <= maxKeyLength) return key
  const message = fill(texts.keyLength, { max: maxKeyLength })
  throw new AppError('INVALID', { message, details: { 'Idempotency-Key': message } })
}

// Only hashes are stored, and the key is not: even a weak password in the input cannot be guessed from a dump. For
// visitors, who have no account, the address is a part of the key.
const toCallKey = ({ acteur, ip, method, routeOptions }: FastifyRequest, key: string): CallKey => ({
  utilisateurId: acteur?.id ?? 0,
  operation: `${method} ${routeOptions.url}`,
  key: createHash('sha256')
    .update(acteur ? key : `${ip} ${key}`)
    .digest('base64url'),
})

const produceAndStore = async (db: Db, call: CallKey, produce: () => Promise<Answer>): Promise<Answer> => {
  const answer = await produce().catch(async (error: unknown) => {
    // If this fails too, the claim expires as abandoned.
    await releaseCall(db, call).catch(() => {})
    throw error
  })
  // The call succeeded, so the caller gets its answer even if storing it fails.
  await storeAnswer(db, call, answer).catch(() => {})
  return answer
}

const stillRunning = () => new AppError('CONFLICT', { message: texts.running, retryAfter: 5 })
