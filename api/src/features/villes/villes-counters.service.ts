import type { Db } from '../../db/database.ts'
import { lockCounters } from './villes-counters.repository.ts'

/**
 * Call it before changing many listings of a member in several statements. Triggers then update the counters of their
 * cities; without this lock in a fixed order, two such changes could deadlock.
 */
export const lockCountersOf = (tx: Db, utilisateurId: number): Promise<void> => lockCounters(tx, utilisateurId)
