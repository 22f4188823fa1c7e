import type { Deps } from '../../deps.ts'
import { deleteExpired } from './auth-tokens.repository.ts'

/** Expired sessions and mail tokens open nothing any more; a scheduled job clears them away. */
export const deleteExpiredTokens = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteExpired(db, clock())
