import { dayOf } from '@colocdar/contracts/jour'
import * as texts from '#texts/lib/formats'

/** « 3 mars 2026 », « 1er mars 2026 », for a calendar date (`2026-03-03`) or an instant, the same on the server and in every time zone. */
export const formatDate = (date: string): string => {
  const [year, month, day] = (isCalendarDate(date) ? date : moroccanDay(date)).split('-').map(Number)
  return `${texts.dayOfMonth(Number(day))} ${texts.months[Number(month) - 1]} ${year}`
}

/** « mars 2026 » */
export const formatMonth = (date: string): string => formatDate(date).replace(/^\S+ /, '')

/** The calendar date in Morocco. */
export const moroccanDay = (instant: string): string => dayOf(new Date(instant))

const isCalendarDate = (date: string): boolean => !date.includes('T')
