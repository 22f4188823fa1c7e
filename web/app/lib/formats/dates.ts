/** « 3 mars 2026 », « 1er mars 2026 », for a calendar date (`2026-03-03`) or an instant, the same on the server and in every time zone. */
export const formatDate = (date: string): string => {
  const [year, month, day] = (isCalendarDate(date) ? date : moroccanDay(date)).split('-').map(Number)
  return `${day === 1 ? '1er' : day} ${months[Number(month) - 1]} ${year}`
}

/** « mars 2026 » */
export const formatMonth = (date: string): string => formatDate(date).replace(/^\S+ /, '')

/** The calendar date in Morocco. Kept by the hour, of which all minutes have the same: a list writes dozens of them. */
export const moroccanDay = (instant: string): string => {
  const hour = instant.slice(0, 'yyyy-mm-ddThh'.length)
  const known = dayOfHour.get(hour)
  if (known) return known
  // Created on first use, and on the server wherever possible: see figure.ts.
  moroccanDays ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Casablanca' })
  const day = moroccanDays.format(new Date(instant))
  dayOfHour.set(hour, day)
  return day
}

const dayOfHour = new Map<string, string>()
let moroccanDays: Intl.DateTimeFormat | undefined

const isCalendarDate = (date: string): boolean => !date.includes('T')

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
]
