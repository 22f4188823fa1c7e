import { timeOf } from '@colocdar/contracts/jour'
import * as texts from '#texts/features/conversations'
import { formatDate, moroccanDay } from '../../lib/formats/dates.ts'

const dayMs = 24 * 3_600_000

/** « Aujourd’hui », « Hier », « 3 mars 2026 », by the days of Morocco. */
export const dayLabel = (instant: string, now: Date = new Date()): string => {
  const day = moroccanDay(instant)
  if (day === moroccanDay(now.toISOString())) return texts.today
  if (day === moroccanDay(new Date(now.getTime() - dayMs).toISOString())) return texts.yesterday
  return formatDate(instant)
}

/** « 14:05 », in Morocco. */
export const timeLabel = (instant: string): string => timeOf(new Date(instant))
