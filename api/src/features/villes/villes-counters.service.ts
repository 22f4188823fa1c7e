import type { Db } from '../../db/database.ts'
import { lockCounters, lockVilles } from './villes-counters.repository.ts'

/**
 * Call it before changing many listings of a member at once. Triggers then lock the counters of their cities row by row;
 * without this lock in a fixed order, two such changes could deadlock.
 */
export const lockCountersOf = (tx: Db, utilisateurId: number): Promise<void> => lockCounters(tx, utilisateurId)

/** The same for listings of these cities. */
export const lockCountersOfVilles = (tx: Db, villeIds: number[]): Promise<void> => lockVilles(tx, villeIds)
