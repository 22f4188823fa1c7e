import type { Db } from '../db/database.ts'
import { selectWindow, upsertTry } from './limits.repository.ts'
import { type LimitRule, type Limits, limitRules, tooManyRequests } from './limits.ts'

interface LimitsOptions {
  db: Db
  clock: () => Date
  slack?: number
}

/**
 * Fixed windows counted in PostgreSQL, so that all processes share them.
 * Call them outside a transaction: they use their own connection, so that a rollback cannot undo the count.
 */
export const createPostgresLimits = ({ db, clock, slack = 1 }: LimitsOptions): Limits => {
  const count = (rule: LimitRule, key: string) => {
    const now = clock()
    return upsertTry(db, `${rule}:${key}`, now, new Date(now.getTime() + limitRules[rule].seconds * 1000))
  }
  return {
    slack,
    async take(rule, key) {
      const window = await count(rule, key)
      if (window.count > limitRules[rule].max * slack) throw tooManyRequests(window.expiresAt, clock())
    },
    async tryTake(rule, key) {
      const window = await count(rule, key)
      return window.count <= limitRules[rule].max * slack
    },
    async check(rule, key) {
      const window = await selectWindow(db, `${rule}:${key}`, clock())
      if (window && window.count >= limitRules[rule].max * slack) throw tooManyRequests(window.expiresAt, clock())
    },
  }
}
