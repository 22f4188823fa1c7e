/** A sliding window: at most `max` events per `hours`. */
export interface Quota {
  hours: number
  max: number
}

/** The start of the longest window: earlier events no longer count. */
export const quotaStart = (quotas: readonly Quota[], now: Date): Date =>
  new Date(now.getTime() - Math.max(...quotas.map(({ hours }) => hours)) * hourMs)

/** Seconds until all quotas have room for one more; 0 when they have room now. `slack` multiplies the quotas. */
export const secondsUntilRoom = (quotas: readonly Quota[], past: Date[], now: Date, slack: number): number =>
  Math.max(...quotas.map(({ hours, max }) => secondsUntilRoomIn({ hours, max: max * slack }, past, now)))

const secondsUntilRoomIn = ({ hours, max }: Quota, past: Date[], now: Date): number => {
  const start = now.getTime() - hours * hourMs
  const newestFirst = past
    .map((at) => at.getTime())
    .filter((at) => at > start)
    .sort((a, b) => b - a)
  // There is room again once this one has left the window.
  const blocking = newestFirst[max - 1]
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking - start) / 1000))
}

const hourMs = 3_600_000
