/** « 3 mars 2026 » for a calendar date (`2026-03-03`) or an instant, the same on the server and everywhere in the world. */
export const formatDate = (date: string): string => {
  const isCalendarDate = /^\d{4}-\d{2}-\d{2}$/.test(date)
  return (isCalendarDate ? calendarDates : moroccanDates).format(new Date(date))
}

const calendarDates = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' })
const moroccanDates = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'Africa/Casablanca' })
