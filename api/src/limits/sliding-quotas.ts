import { AppError } from '@colocdar/contracts/errors'
import type { Caller } from './person-keys.ts'

/** Sliding windows, of at most `max` conversations that are opened, or phone numbers that are shown, per `hours`. */
export const callerQuotas = [
  { hours: 1, max: 10 },
  { hours: 24, max: 30 },
] as const

const hourMs = 3_600_000

/** The start of the longest window: earlier events no longer count. */
export const quotaStart = (now: Date): Date => new Date(now.getTime() - callerQuotas[1].hours * hourMs)

// Behind the NAT of a carrier hundreds of members share one address, and each of them may look at a few ads in an hour.
export const networkFactor = 25

/** Refuses one more for the member, for all accounts of the mailbox and for all of the network. */
export const requireRoom = async (
  pastOf: (by: keyof Caller) => Promise<Date[]>,
  messages: { membre: string; network: string },
  { now, slack }: { now: Date; slack: number },
): Promise<void> => {
  for (const by of ['utilisateurId', 'mailbox'] as const) {
    const retryAfter = secondsUntilRoom(await pastOf(by), now, slack)
    if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', { message: messages.membre, retryAfter })
  }
  const retryAfter = secondsUntilRoom(await pastOf('network'), now, slack * networkFactor)
  if (retryAfter > 0)
    throw new AppError('TOO_MANY_REQUESTS', { message: messages.network, retryAfter, limited: 'network' })
}

/** Seconds until all quotas have room for one more; 0 when they have room now. `slack` multiplies the quotas. */
export const secondsUntilRoom = (past: Date[], now: Date, slack: number): number => {
  const newestFirst = past.map((at) => at.getTime()).sort((a, b) => b - a)
  const waits = callerQuotas.map(({ hours, max }) => {
    // There is room again once this one has left the window.
    const blocking = newestFirst[max * slack - 1]
    return blocking === undefined ? 0 : Math.ceil((blocking + hours * hourMs - now.getTime()) / 1000)
  })
  return Math.max(0, ...waits)
}
