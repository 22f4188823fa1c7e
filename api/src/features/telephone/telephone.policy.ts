/**
 * Who may see a member's phone number:
 * - the contract asks for a member with a verified e-mail (`access: 'emailVerifie'`), who asks as themselves;
 * - the other member has a public offer or request and is not blocked; the offer on which the number is asked for, if one
 *   is named, is theirs: it counts in their figures;
 * - at most 10 different numbers an hour and 30 a day, for the member and for all accounts of the mailbox, and several
 *   times as many for all of the network, so that they cannot all be collected;
 * - a number that the member saw within the last hour is shown again without counting;
 * - never to a member whom the other one has blocked: to them it is a member without a number.
 */
export const hasPublicTelephone = (cible: {
  blocked: boolean
  hasPublicOffre: boolean
  hasPublicDemande: boolean
  ownsOffre: boolean
}): boolean => !cible.blocked && cible.ownsOffre && (cible.hasPublicOffre || cible.hasPublicDemande)

const freeRepeatMs = 3_600_000

/** The last time a member's number was shown. */
export interface ShownTelephone {
  cibleId: number
  at: Date
}

export const isFreeRepeat = (shown: ShownTelephone[], cibleId: number, now: Date): boolean =>
  shown.some((other) => other.cibleId === cibleId && now.getTime() - other.at.getTime() < freeRepeatMs)

/** When other numbers than this one were shown. */
export const shownBefore = (shown: ShownTelephone[], cibleId: number): Date[] =>
  shown.filter((other) => other.cibleId !== cibleId).map(({ at }) => at)
