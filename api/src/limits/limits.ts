import { randomBytes } from 'node:crypto'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../db/database.ts'
import { selectAddress, selectSecret, selectWindow, upsertTry } from './limits.repository.ts'
import { type Caller, type PersonKeys, personKeys } from './person-keys.ts'
import * as texts from './texts.fr.ts'

/**
 * How many times in how many seconds, and for whom: a member is counted by the mailbox of the account. A network is
 * allowed several times what a person is: thousands share one behind the NAT of a carrier.
 */
export const limitRules = {
  global: { by: 'network', max: 1800, seconds: 60 },
  signinFailure: { by: 'name', max: 10, seconds: 600 },
  signinFailureNetwork: { by: 'network', max: 30, seconds: 600 },
  facteur: { by: 'compte', max: 5, seconds: 900 },
  password: { by: 'compte', max: 10, seconds: 600 },
  signup: { by: 'mailbox', max: 10, seconds: 3600 },
  signupNetwork: { by: 'network', max: 50, seconds: 3600 },
  mail: { by: 'mailbox', max: 5, seconds: 1800 },
  nouvelAppareil: { by: 'compte', max: 5, seconds: 3600 },
  defi: { by: 'network', max: 120, seconds: 600 },
  contact: { by: 'network', max: 20, seconds: 600 },
  upload: { by: 'membre', max: 60, seconds: 600 },
  uploadKilobytes: { by: 'membre', max: 204_800, seconds: 86_400 },
  create: { by: 'membre', max: 30, seconds: 3600 },
  edit: { by: 'membre', max: 30, seconds: 600 },
  signalement: { by: 'membre', max: 10, seconds: 3600 },
  message: { by: 'membre', max: 60, seconds: 3600 },
  remerciement: { by: 'membre', max: 5, seconds: 3600 },
  visite: { by: 'membre', max: 40, seconds: 3600 },
} as const satisfies Record<string, { by: keyof Counted; max: number; seconds: number }>
export type LimitRule = keyof typeof limitRules

/** What a limit is given, in clear; the tables hold digests. */
interface Counted {
  /** The id of an account, counted by its mailbox. */
  membre: number
  /** The id of an account, alone. */
  compte: number
  /** An e-mail address. */
  mailbox: string
  /** An IP address. */
  network: string
  /** A name as it was typed, and an IP address. */
  name: { name: string; ip: string }
}
type CountedBy<Rule extends LimitRule> = Counted[(typeof limitRules)[Rule]['by']]

/** Where « dans quelques instants » would not be true, or not clear. */
const limitMessages: Partial<Record<LimitRule, string>> = {
  uploadKilobytes: texts.uploads,
  edit: texts.edits,
}

export const tooManyRequests = (rule: LimitRule, until: Date, now: Date): AppError => {
  const isNetwork = limitRules[rule].by === 'network'
  const message = isNetwork ? texts.crowded : limitMessages[rule]
  return new AppError('TOO_MANY_REQUESTS', {
    retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
    ...(message && { message }),
    ...(isNetwork && { limited: 'network' }),
  })
}

export type Limits = ReturnType<typeof createLimits>

/**
 * Fixed windows counted in PostgreSQL, so that all processes share them.
 * Call them outside a transaction: they use their own connection, so that a rollback cannot undo the count.
 * `slack` multiplies every limit: more than 1 in the demo, where everyone comes from one address.
 */
export const createLimits = ({ db, clock, slack = 1 }: { db: Db; clock: () => Date; slack?: number }) => {
  let known: PersonKeys | undefined
  const readKeys = async (): Promise<PersonKeys> => {
    known ??= personKeys(await selectSecret(db, randomBytes(32)))
    return known
  }
  const caller = async (utilisateurId: number, ip: string): Promise<Caller> => {
    const keys = await readKeys()
    const mailbox = keys.membre(await selectAddress(db, utilisateurId))
    return { utilisateurId, mailbox, network: keys.network(ip) }
  }
  const keyOf = async <Rule extends LimitRule>(rule: Rule, counted: CountedBy<Rule>): Promise<string> => {
    const keys = await readKeys()
    const make: { [By in keyof Counted]: (counted: Counted[By]) => Promise<string> | string } = {
      ...keys,
      membre: async (id) => keys.membre(await selectAddress(db, id)),
      compte: (id) => keys.digest('compte', String(id)),
    }
    return `${rule}:${await make[limitRules[rule].by](counted as never)}`
  }
  const maxOf = (rule: LimitRule) => limitRules[rule].max * slack
  const count = async <Rule extends LimitRule>(rule: Rule, counted: CountedBy<Rule>, amount = 1) => {
    const now = clock()
    const newExpiry = new Date(now.getTime() + limitRules[rule].seconds * 1000)
    return upsertTry(db, await keyOf(rule, counted), now, newExpiry, amount)
  }
  return {
    slack,
    /** The keys of a member who calls from this address, for quotas and for what counts people. */
    caller,
    /** For other keys of people, made in the same way. */
    readKeys,
    /** Counts one attempt, or as much as it costs; throws TOO_MANY_REQUESTS with Retry-After above the limit. */
    async take<Rule extends LimitRule>(rule: Rule, counted: CountedBy<Rule>, amount?: number): Promise<void> {
      const window = await count(rule, counted, amount)
      if (window.count > maxOf(rule)) throw tooManyRequests(rule, window.expiresAt, clock())
    },
    /** Counts one attempt; false above the limit. For limits that the caller must not notice. */
    tryTake: async <Rule extends LimitRule>(rule: Rule, counted: CountedBy<Rule>): Promise<boolean> =>
      (await count(rule, counted)).count <= maxOf(rule),
    /** Throws at the limit, without counting. For attempts that count only if they fail. */
    async check<Rule extends LimitRule>(rule: Rule, counted: CountedBy<Rule>): Promise<void> {
      const window = await selectWindow(db, await keyOf(rule, counted), clock())
      if (window && window.count >= maxOf(rule)) throw tooManyRequests(rule, window.expiresAt, clock())
    },
  }
}
