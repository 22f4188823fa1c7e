import { createHash, createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../db/database.ts'
import {
  type CallKey,
  claimCall,
  releaseCall,
  type StoredAnswer,
  selectAnswer,
  storeAnswer,
} from './idempotency.repository.ts'

export interface IdempotencyDeps {
  db: Db
  clock: () => Date
}

export interface Answer {
  status: number
  body: string
}

export interface IdempotentCall {
  /** What the caller sent as Idempotency-Key. */
  key: string
  operation: string
  utilisateurId: number | null
  /** Visitors have no account: their address keeps their keys apart. */
  ip: string
  input: unknown
}

// No request lasts this long: whoever claimed the call before it died with its process.
const abandonedAfterMs = 60_000
const longestWaitMs = 15_000

/**
 * Runs `produce` once per key. A repeat gets the first answer; a repeat that arrives meanwhile waits for it,
 * without holding a connection. A failure had no effect, so it is not stored and the next request tries again.
 */
export const answerOnce = async (
  deps: IdempotencyDeps,
  request: IdempotentCall,
  produce: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> => {
  const call = toCallKey(request)
  const requestHash = hashInput(request)
  const giveUpAt = performance.now() + longestWaitMs
  for (let pause = 10; ; pause = Math.min(pause * 2, 250)) {
    const now = deps.clock()
    const abandonedBefore = new Date(now.getTime() - abandonedAfterMs)
    if (await claimCall(deps.db, call, requestHash, { now, abandonedBefore })) {
      return { ...(await produceAndStore(deps, call, produce)), replayed: false }
    }
    const stored = await selectAnswer(deps.db, call)
    const answer = stored && replay(stored, requestHash)
    if (answer) return { ...answer, replayed: true }
    if (performance.now() > giveUpAt) throw stillAtWork()
    await sleep(pause)
  }
}

// The key is stored as a hash, and keys the hash of the input: a dump tells neither, not even a weak password.
const toCallKey = ({ key, operation, utilisateurId, ip }: IdempotentCall): CallKey => ({
  utilisateurId: utilisateurId ?? 0,
  operation,
  key: createHash('sha256')
    .update(utilisateurId === null ? `${ip} ${key}` : key)
    .digest('base64url'),
})

const hashInput = ({ key, input }: IdempotentCall): string =>
  createHmac('sha256', key).update(JSON.stringify(input)).digest('base64url')

const produceAndStore = async ({ db }: Pick<IdempotencyDeps, 'db'>, call: CallKey, produce: () => Promise<Answer>) => {
  const answer = await produce().catch(async (error: unknown) => {
    // Should this fail too, the claim is taken over once it counts as abandoned.
    await releaseCall(db, call).catch(() => {})
    throw error
  })
  // The thing is done: the caller must hear so, even if a repeat will have to wait for the claim to lapse.
  await storeAnswer(db, call, answer).catch(() => {})
  return answer
}

const replay = (stored: StoredAnswer, requestHash: string): Answer | null => {
  if (stored.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return stored.status === null ? null : { status: stored.status, body: stored.body ?? '' }
}

const stillAtWork = () =>
  new AppError('CONFLICT', { message: 'Cette demande est encore en cours de traitement.', retryAfter: 5 })
