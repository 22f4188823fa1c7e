// The time zone's rules are those of Node, which is kept up to date; PostgreSQL's copy may be older, and an hour off.
export const moroccanTime = 'Africa/Casablanca'

/** Since then Morocco is at UTC all year, which phones with older rules do not know; a test compares with Node's. */
const utcSince = Date.UTC(2026, 8, 20, 1)

/** The calendar day in Morocco, « 2026-03-15 ». */
export const dayOf = (instant: Date): string => clockAt(instant).slice(0, 10)

/** The time of day in Morocco, « 14:05 ». */
export const timeOf = (instant: Date): string => clockAt(instant).slice(11, 16)

/** The instant at which a day begins in Morocco. */
export const startOfDay = (day: string): Date => instantAt(day, '00:00')

/** The instant of a day and time in Morocco. */
export const instantAt = (day: string, time: string): Date => {
  const clocked = new Date(`${day}T${time}Z`)
  // The clock may be changed between the two: the offset that counts is the one at the instant itself.
  const nearly = new Date(clocked.getTime() - offsetAt(clocked))
  return new Date(clocked.getTime() - offsetAt(nearly))
}

export const addDays = (day: string, days: number): string =>
  new Date(new Date(day).getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** The Monday of its week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** By how much Morocco is ahead of UTC, in milliseconds. */
const offsetAt = (instant: Date): number =>
  new Date(`${clockAt(instant).replace(' ', 'T')}Z`).getTime() - instant.getTime()

/** « 2026-03-15 14:05:09 » */
const clockAt = (instant: Date): string => {
  if (instant.getTime() >= utcSince) return instant.toISOString().slice(0, 19).replace('T', ' ')
  // On first use, and once: it takes fifty times as long as a date.
  clock ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: moroccanTime })
  return clock.format(instant)
}

let clock: Intl.DateTimeFormat | undefined
