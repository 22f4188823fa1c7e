import { dayOf } from '@colocdar/contracts/jour'

/** « 3 mars 2026 », « 1er mars 2026 », for a calendar date (`2026-03-03`) or an instant, the same on the server and in every time zone. */
export const formatDate = (date: string): string => {
  const [year, month, day] = (isCalendarDate(date) ? date : moroccanDay(date)).split('-').map(Number)
  return `${day === 1 ? '1er' : day} ${months[Number(month) - 1]} ${year}`
}

/** « mars 2026 » */
export const formatMonth = (date: string): string => formatDate(date).replace(/^\S+ /, '')

/** The calendar date in Morocco. */
export const moroccanDay = (instant: string): string => dayOf(new Date(instant))

const isCalendarDate = (date: string): boolean => !date.includes('T')

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
]
