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
  /** The header Idempotency-Key. */
  key: string
  operation: string
  utilisateurId: number | null
  /** Part of the key for visitors, who have no account. */
  ip: string
  input: unknown
}

// No request takes this long: an older claim belongs to a process that died.
const abandonedAfterMs = 60_000
const maxWaitMs = 15_000

/**
 * Runs `produce` once per key. A repeat gets the first answer, and waits for it (without holding a connection) while
 * the first request runs. Failures are not stored: they had no effect, and the next request tries again.
 */
export const answerOnce = async (
  deps: IdempotencyDeps,
  request: IdempotentCall,
  produce: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> => {
  const call = toCallKey(request)
  const requestHash = hashInput(request)
  const giveUpAt = performance.now() + maxWaitMs
  for (let pause = 10; ; pause = Math.min(pause * 2, 250)) {
    const now = deps.clock()
    const abandonedBefore = new Date(now.getTime() - abandonedAfterMs)
    if (await claimCall(deps.db, call, requestHash, { now, abandonedBefore })) {
      return { ...(await produceAndStore(deps, call, produce)), replayed: false }
    }
    const stored = await selectAnswer(deps.db, call)
    const answer = stored && replay(stored, requestHash)
    if (answer) return { ...answer, replayed: true }
    if (performance.now() > giveUpAt) throw stillRunning()
    await sleep(pause)
  }
}

// Only hashes are stored, and the key is not: even a weak password in the input cannot be guessed from a dump.
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
    // If this fails too, the claim expires as abandoned.
    await releaseCall(db, call).catch(() => {})
    throw error
  })
  // The call succeeded, so the caller gets its answer even if storing it fails.
  await storeAnswer(db, call, answer).catch(() => {})
  return answer
}

const replay = (stored: StoredAnswer, requestHash: string): Answer | null => {
  if (stored.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return stored.status === null ? null : { status: stored.status, body: stored.body ?? '' }
}

const stillRunning = () =>
  new AppError('CONFLICT', { message: 'Cette demande est encore en cours de traitement.', retryAfter: 5 })
