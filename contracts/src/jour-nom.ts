import { dayOf } from './jour.ts'
import type { Langue } from './langues.ts'

/** « vendredi 20 novembre », the day in Morocco. */
export const weekdayOf = (instant: Date, langue: Langue): string => nameOf(instant, langue, { month: 'long' })

/** « vendredi 20 », where it can only be of this month or the next one. */
export const shortWeekdayOf = (instant: Date, langue: Langue): string => nameOf(instant, langue, {}).replace('،', '')

const nameOf = (instant: Date, langue: Langue, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${langue}-MA`, { weekday: 'long', day: 'numeric', timeZone: 'UTC', ...options }).format(
    new Date(dayOf(instant)),
  )
