import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { pick } from '../schema/columns.ts'
import { idempotentAnswers } from '../schema/idempotency.ts'

export interface CallKey {
  utilisateurId: number
  operation: string
  key: string
}

/** False when another request has claimed the call, unless that claim is older than `abandonedBefore`. */
export const claimCall = async (
  db: Db,
  call: CallKey,
  requestHash: string,
  { now, abandonedBefore }: { now: Date; abandonedBefore: Date },
): Promise<boolean> => {
  const claimed = await db
    .insert(idempotentAnswers)
    .values({ ...call, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotentAnswers.utilisateurId, idempotentAnswers.operation, idempotentAnswers.key],
      set: { requestHash: sql`excluded.request_hash`, createdAt: sql`excluded.created_at` },
      setWhere: and(isNull(idempotentAnswers.status), lt(idempotentAnswers.createdAt, abandonedBefore)),
    })
    .returning({ key: idempotentAnswers.key })
  return claimed.length > 0
}

/** Its status is null while the first request runs. */
export const selectAnswer = async (db: Db, call: CallKey) => {
  const [answer] = await db
    .select(pick(idempotentAnswers, 'requestHash', 'status', 'body'))
    .from(idempotentAnswers)
    .where(matches(call))
  return answer ?? null
}

export const storeAnswer = async (db: Db, call: CallKey, answer: { status: number; body: string }): Promise<void> => {
  await db.update(idempotentAnswers).set(answer).where(matches(call))
}

export const releaseCall = async (db: Db, call: CallKey): Promise<void> => {
  await db.delete(idempotentAnswers).where(and(matches(call), isNull(idempotentAnswers.status)))
}

export const deleteAnswersBefore = async (db: Db, date: Date): Promise<number> => {
  const { rowCount } = await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, date))
  return rowCount ?? 0
}

/** Stored answers quote what the member wrote. */
export const deleteAnswersTo = async (db: Db, utilisateurId: number): Promise<void> => {
  await db.delete(idempotentAnswers).where(eq(idempotentAnswers.utilisateurId, utilisateurId))
}

const matches = (call: CallKey) =>
  and(
    eq(idempotentAnswers.utilisateurId, call.utilisateurId),
    eq(idempotentAnswers.operation, call.operation),
    eq(idempotentAnswers.key, call.key),
  )
