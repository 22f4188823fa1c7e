import { secondsUntilRoom as secondsUntilQuotas, quotaStart as startOfQuotas } from '../../limits/sliding-quotas.ts'

/**
 * Who may see a member's phone number:
 * - the contract asks for a member with a verified e-mail (`access: 'emailVerifie'`), who asks as themselves;
 * - the other member has a public offer or request and is not blocked;
 * - at most 10 different numbers an hour and 30 a day, for the member, for all accounts of the mailbox and for all of
 *   the network, so that they cannot all be collected;
 * - a number that the member saw within the last hour is shown again without counting.
 */
export const hasPublicTelephone = (cible: {
  blocked: boolean
  hasPublicOffre: boolean
  hasPublicDemande: boolean
}): boolean => !cible.blocked && (cible.hasPublicOffre || cible.hasPublicDemande)

export const telephoneQuotas = [
  { hours: 1, max: 10 },
  { hours: 24, max: 30 },
] as const

const freeRepeatHours = 1

/** The last time a member's number was shown. */
export interface ShownTelephone {
  cibleId: number
  at: Date
}

/** Numbers shown before this moment no longer matter. */
export const quotaStart = (now: Date): Date => startOfQuotas(telephoneQuotas, now)

export const isFreeRepeat = (shown: ShownTelephone[], cibleId: number, now: Date): boolean =>
  shown.some((other) => other.cibleId === cibleId && other.at > hoursBefore(now, freeRepeatHours))

/** Seconds until the quotas have room for this number; 0 when they have room now. `slack` multiplies the quotas. */
export const secondsUntilRoom = (shown: ShownTelephone[], cibleId: number, now: Date, slack: number): number => {
  const others = shown.filter((other) => other.cibleId !== cibleId).map(({ at }) => at)
  return secondsUntilQuotas(telephoneQuotas, others, now, slack)
}

const hoursBefore = (date: Date, hours: number): Date => new Date(date.getTime() - hours * 3_600_000)
