import { signalementRules } from '@colocdar/contracts/signalements'

/** The keys that identify the person behind a report. */
export interface Reporter {
  auteurId: number | null
  mailbox: string | null
  network: string | null
}

/**
 * How many people are behind these reports: accounts that share a mailbox or a network are one, also once they are
 * deleted. A report without any of the three keys counts for none.
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

const keysOf = ({ auteurId, mailbox, network }: Reporter): string[] =>
  Object.entries({ auteurId, mailbox, network }).flatMap(([name, value]) => (value === null ? [] : `${name} ${value}`))

export const hidesAnnonce = (reporters: readonly Reporter[]): boolean =>
  countPeople(reporters) >= signalementRules.people

/** Reports from before this moment no longer help to hide an ad. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - signalementRules.days * 86_400_000)

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
  now.getTime() - createdAt.getTime() >= signalementRules.accountHours * 3_600_000 &&
  profileFilled &&
  baseless < signalementRules.baseless &&
  waiting < signalementRules.waiting
