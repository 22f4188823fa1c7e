import { AppError } from '@colocdar/contracts/errors'

/** How many times in how many seconds. */
export const limitRules = {
  global: { max: 600, seconds: 60 },
  signinFailure: { max: 10, seconds: 600 },
  signinFailureNetwork: { max: 30, seconds: 600 },
  signup: { max: 10, seconds: 3600 },
  mail: { max: 5, seconds: 1800 },
  contact: { max: 5, seconds: 600 },
  upload: { max: 60, seconds: 600 },
  create: { max: 30, seconds: 3600 },
  signalement: { max: 10, seconds: 3600 },
  message: { max: 60, seconds: 3600 },
} as const satisfies Record<string, { max: number; seconds: number }>
export type LimitRule = keyof typeof limitRules

export interface Limits {
  /** Multiplies every limit: more than 1 in the demo, where everyone comes from one address. */
  readonly slack: number
  /** Counts one attempt; throws TOO_MANY_REQUESTS with Retry-After above the limit. */
  take(rule: LimitRule, key: string): Promise<void>
  /** Counts one attempt; false above the limit. For limits that the caller must not notice. */
  tryTake(rule: LimitRule, key: string): Promise<boolean>
  /** Throws at the limit, without counting. For attempts that count only if they fail. */
  check(rule: LimitRule, key: string): Promise<void>
}

export const tooManyRequests = (until: Date, now: Date): AppError =>
  new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) })
