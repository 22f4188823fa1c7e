interface DatabaseClockOptions {
  /** The database's clock. */
  ask: () => Promise<Date>
  log: { warn(details: object, message: string): void }
  /** This machine's, in milliseconds; for tests. */
  here?: () => number
}

// The clocks of machines drift by milliseconds a minute; a failover may change the database's at once.
const everyMs = 20_000
// From here on NTP does not work, on this machine or the database's.
const oddMs = 2_000

/**
 * The database's clock, without asking it each time: the moments of all machines have one order, also when their own clocks
 * are minutes apart. What the question took may hide as much of a difference: less than that counts as none.
 */
export const createDatabaseClock = ({ ask, log, here = Date.now }: DatabaseClockOptions) => {
  let offset = 0
  let isOdd = false
  const measure = async (): Promise<void> => {
    const asked = here()
    const there = (await ask()).getTime()
    const answered = here()
    const difference = there - (asked + answered) / 2
    offset = Math.abs(difference) <= (answered - asked) / 2 + 1 ? 0 : Math.round(difference)
    if (Math.abs(offset) >= oddMs && !isOdd)
      log.warn({ seconds: offset / 1000 }, 'the clocks of this machine and of the database differ: is NTP running?')
    isOdd = Math.abs(offset) >= oddMs
  }
  // Without the database the last measure holds.
  const timer = setInterval(() => void measure().catch(() => {}), everyMs).unref()
  return { clock: () => new Date(here() + offset), measure, stop: () => clearInterval(timer) }
}
