import { signalementRules } from '@colocdar/contracts/signalements'

/** The keys that identify the person behind a report. */
export interface Reporter {
  auteurId: number | null
  mailbox: string | null
  network: string | null
  domaine: string | null
}

/**
 * How many people are behind these reports: accounts that share a mailbox, a network or a mail domain of their own are
 * one, also once they are deleted. A report without any of the keys counts for none.
 */
export const countPeople = (reporters: readonly Reporter[]): number => {
  const groups: Set<string>[] = []
  for (const reporter of reporters) {
    const keys = keysOf(reporter)
    if (keys.length === 0) continue
    const [first = new Set<string>(), ...others] = groups.filter((group) => keys.some((key) => group.has(key)))
    if (!groups.includes(first)) groups.push(first)
    // A report can be the link between two groups that had nothing in common.
    for (const key of [...keys, ...others.flatMap((group) => [...group])]) first.add(key)
    for (const other of others) groups.splice(groups.indexOf(other), 1)
  }
  return groups.length
}

const keysOf = ({ auteurId, mailbox, network, domaine }: Reporter): string[] =>
  Object.entries({ auteurId, mailbox, network, domaine }).flatMap(([name, value]) =>
    value === null ? [] : `${name} ${value}`,
  )

/** `dismissals` is how many times reports of this ad were lately found baseless. */
export const hidesAnnonce = (reporters: readonly Reporter[], dismissals: number): boolean =>
  countPeople(reporters) >= signalementRules.people * (1 + dismissals)

const hourMs = 3_600_000
const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs)

/** Reports from before this moment no longer help to hide an ad. */
export const windowStart = (now: Date): Date => before(now, signalementRules.days * 24)
/** Dismissals from before this moment no longer protect an ad. */
export const dismissedSince = (now: Date): Date => before(now, signalementRules.dismissedDays * 24)
/** Hidings and reported ads are counted by the hour. */
export const hourBefore = (now: Date): Date => before(now, 1)
/** A stop from before this moment is over, and another alert may follow. */
export const stoppedSince = (now: Date): Date => before(now, signalementRules.pauseHours)

export interface Standing {
  /** When the account was created. */
  createdAt: Date
  profileFilled: boolean
  /** How many reports of this person were found baseless. */
  baseless: number
  /** How many reports of this person count and wait for a decision. */
  waiting: number
}

/**
 * Whether a report helps to hide an ad. Judged once, when it is made: accounts created for the purpose would otherwise
 * report on their first day, and all their reports would start to count a day later. Administrators see the report in
 * any case.
 */
export const helpsToHide = ({ createdAt, profileFilled, baseless, waiting }: Standing, now: Date): boolean =>
  createdAt <= before(now, signalementRules.accountHours) &&
  profileFilled &&
  baseless < signalementRules.baseless &&
  waiting < signalementRules.waiting
