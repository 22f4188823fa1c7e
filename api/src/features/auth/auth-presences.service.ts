import { conservationJours } from '@colocdar/contracts/conservation'
import type { Db } from '../../db/database.ts'
import { lockGone, selectPresence, selectToRemove, startPresences, takeToWarn } from './auth-presences.repository.ts'

const dayMs = 86_400_000
const batch = 1_000

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** Members who stayed away for so long that their account is about to be deleted, each of them once. */
export const takeInactive = async (tx: Db, now: Date) => {
  const { compteInactif, avertissement } = conservationJours
  return takeToWarn(tx, daysBefore(now, compteInactif - avertissement), now, batch)
}

/** Those who were warned long enough ago, and did not come. */
export const listGone = (db: Db, now: Date): Promise<number[]> => selectToRemove(db, goneAt(now), batch)

export const isStillGone = (tx: Db, id: number, now: Date): Promise<boolean> => lockGone(tx, id, goneAt(now))

const goneAt = (now: Date) => ({
  seenBefore: daysBefore(now, conservationJours.compteInactif),
  warnedBefore: daysBefore(now, conservationJours.avertissement),
})

export const countFromNow = async (db: Db, now: Date): Promise<void> => {
  while ((await startPresences(db, now, batch)) === batch);
}

export const lastSeen = selectPresence
