import { AppError } from '@colocdar/contracts/errors'

/** What is limited: how many times in which window. */
export const limitRules = {
  global: { max: 600, seconds: 60 },
  signinFailure: { max: 10, seconds: 600 },
  signup: { max: 10, seconds: 3600 },
  mail: { max: 5, seconds: 1800 },
  contact: { max: 5, seconds: 600 },
  upload: { max: 60, seconds: 600 },
  create: { max: 30, seconds: 3600 },
} as const satisfies Record<string, { max: number; seconds: number }>
export type LimitRule = keyof typeof limitRules

export interface Limits {
  /** Counts one try; throws TOO_MANY_REQUESTS with Retry-After once the rule is used up. */
  take(rule: LimitRule, key: string): Promise<void>
  /** Counts one try and says whether it was still within the rule, for limits that must stay silent. */
  tryTake(rule: LimitRule, key: string): Promise<boolean>
  /** Throws when the rule is used up, without counting: what counts is known only afterwards. */
  check(rule: LimitRule, key: string): Promise<void>
}

export const tooManyRequests = (until: Date, now: Date): AppError =>
  new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) })
