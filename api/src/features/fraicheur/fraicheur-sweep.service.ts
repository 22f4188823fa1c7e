import { type FraicheurKind, fraicheurJours, fraicheurKinds } from '@colocdar/contracts/fraicheur'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { freshDemandes } from '../demandes/demandes-visibility.service.ts'
import { freshOffres } from '../offres/offres-visibility.service.ts'
import { lockCountersOfVilles } from '../villes/villes.service.ts'
import { fraicheur } from './fraicheur.mails.ts'
import {
  type Due,
  deleteLiensBefore,
  markConfirmedAfter,
  selectToRemind,
  selectToSleep,
} from './fraicheur.repository.ts'

export const fresh = { offre: freshOffres, demande: freshDemandes }

const dayMs = 86_400_000
// An author who confirms an ad in the same city waits for a batch to end.
const usualBatch = 100
// An old site has many ads to ask for on its first day: their mails leave over the next ones.
const remindersPerRun = 5_000

type SweepDeps = Pick<Deps, 'db' | 'mails' | 'clock'>

/**
 * Reminds the authors of ads that were not confirmed for a while, and puts ads to sleep whose authors did not answer. In
 * short transactions: what a killed run has committed stays, and the next run continues from there.
 */
export const sweepFraicheur = async (
  deps: SweepDeps,
  batchSize = usualBatch,
): Promise<{ rappelees: number; endormies: number }> => {
  const now = deps.clock()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const { rappel, sommeil } = fraicheurJours
  // An author who was asked late, because the server was down or is new, has as long to answer.
  const asleep = { confirmed: daysAgo(sommeil), reminded: daysAgo(sommeil - rappel) }
  let [rappelees, endormies] = [0, 0]
  for (const kind of fraicheurKinds) {
    endormies += await inBatches(deps, batchSize, Number.POSITIVE_INFINITY, async (tx) => {
      const due = await selectToSleep(tx, kind, asleep, batchSize)
      await putToSleep(tx, kind, due, now)
      return due.length
    })
    rappelees += await inBatches(deps, batchSize, remindersPerRun, async (tx) => {
      const due = await selectToRemind(tx, kind, daysAgo(rappel), batchSize)
      await remind(tx, deps, kind, due, now)
      return due.length
    })
  }
  for (let after: number | null = 0; after !== null; ) after = await markConfirmedAfter(deps.db, after)
  // Links of mails that are older than any answer could be.
  await deleteLiensBefore(deps.db, daysAgo(6 * sommeil))
  return { rappelees, endormies }
}

const inBatches = async (
  { db }: SweepDeps,
  size: number,
  most: number,
  batch: (tx: Db) => Promise<number>,
): Promise<number> => {
  let total = 0
  for (let found = size; found === size && total < most; total += found) found = await db.transaction(batch)
  return total
}

const putToSleep = async (tx: Db, kind: FraicheurKind, due: Due[], now: Date): Promise<void> => {
  if (due.length === 0) return
  await lockCountersOfVilles(tx, [...new Set(due.map(({ villeId }) => villeId))])
  await fresh[kind].sleep(tx, idsOf(due), now)
}

const remind = async (tx: Db, { mails }: SweepDeps, kind: FraicheurKind, due: Due[], now: Date): Promise<void> => {
  if (due.length === 0) return
  await fresh[kind].markReminded(tx, idsOf(due), now)
  for (const { id, email, confirmeeLe } of due)
    await mails.enqueue(tx, fraicheur.to(email, { kind, annonceId: id, confirmeeLe: confirmeeLe?.toISOString() ?? '' }))
}

const idsOf = (due: Due[]): number[] => due.map(({ id }) => id)
