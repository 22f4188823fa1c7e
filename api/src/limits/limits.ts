import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../db/database.ts'
import { selectWindow, upsertTry } from './limits.repository.ts'

/** How many times in how many seconds. */
export const limitRules = {
  global: { max: 600, seconds: 60 },
  signinFailure: { max: 10, seconds: 600 },
  signinFailureNetwork: { max: 30, seconds: 600 },
  facteur: { max: 5, seconds: 900 },
  signup: { max: 10, seconds: 3600 },
  mail: { max: 5, seconds: 1800 },
  nouvelAppareil: { max: 5, seconds: 3600 },
  defi: { max: 120, seconds: 600 },
  contact: { max: 5, seconds: 600 },
  upload: { max: 60, seconds: 600 },
  uploadKilobytes: { max: 204_800, seconds: 86_400 },
  create: { max: 30, seconds: 3600 },
  edit: { max: 30, seconds: 600 },
  signalement: { max: 10, seconds: 3600 },
  message: { max: 60, seconds: 3600 },
} as const satisfies Record<string, { max: number; seconds: number }>
export type LimitRule = keyof typeof limitRules

/** Where « dans quelques instants » would not be true, or not clear. */
const limitMessages: Partial<Record<LimitRule, string>> = {
  uploadKilobytes: 'Vous avez envoyé beaucoup de photos depuis hier. Réessayez plus tard.',
  edit: 'Vous avez fait beaucoup de modifications. Réessayez dans quelques minutes.',
}

export const tooManyRequests = (until: Date, now: Date, rule?: LimitRule): AppError => {
  const message = rule && limitMessages[rule]
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return new AppError('TOO_MANY_REQUESTS', { retryAfter, ...(message && { message }) })
}

export type Limits = ReturnType<typeof createLimits>

/**
 * Fixed windows counted in PostgreSQL, so that all processes share them.
 * Call them outside a transaction: they use their own connection, so that a rollback cannot undo the count.
 * `slack` multiplies every limit: more than 1 in the demo, where everyone comes from one address.
 */
export const createLimits = ({ db, clock, slack = 1 }: { db: Db; clock: () => Date; slack?: number }) => {
  const maxOf = (rule: LimitRule) => limitRules[rule].max * slack
  const count = (rule: LimitRule, key: string, amount = 1) => {
    const now = clock()
    const expiry = new Date(now.getTime() + limitRules[rule].seconds * 1000)
    return upsertTry(db, `${rule}:${key}`, now, expiry, amount)
  }
  return {
    slack,
    /** Counts one attempt, or as much as it costs; throws TOO_MANY_REQUESTS with Retry-After above the limit. */
    async take(rule: LimitRule, key: string, amount?: number): Promise<void> {
      const window = await count(rule, key, amount)
      if (window.count > maxOf(rule)) throw tooManyRequests(window.expiresAt, clock(), rule)
    },
    /** Counts one attempt; false above the limit. For limits that the caller must not notice. */
    tryTake: async (rule: LimitRule, key: string): Promise<boolean> => (await count(rule, key)).count <= maxOf(rule),
    /** Throws at the limit, without counting. For attempts that count only if they fail. */
    async check(rule: LimitRule, key: string): Promise<void> {
      const window = await selectWindow(db, `${rule}:${key}`, clock())
      if (window && window.count >= maxOf(rule)) throw tooManyRequests(window.expiresAt, clock(), rule)
    },
  }
}
